import { m } from '@warda/i18n/messages'
import { expect, test } from 'vitest'
import { authorityReason } from './authority-reason.ts'

test.each([
  ['BR-KSA-44', m.tax_reason_buyer_vat],
  ['BR-KSA-63', m.tax_reason_buyer_address],
  ['BR-KSA-98', m.tax_reason_late],
  ['BR-CO-17', m.tax_reason_amounts],
  ['Invalid-OTP', m.tax_reason_otp],
  ['XSD_ZATCA_INVALID', m.tax_reason_schema],
])('ZATCA-07 the code %s of the authority has a meaning in both languages', (code, text) => {
  expect(authorityReason(code)).toBe(text())
  expect(text({}, { locale: 'en' })).not.toBe(text({}, { locale: 'ar' }))
})

test('ZATCA-07 an unknown code has none', () => {
  expect(authorityReason('Never-Seen')).toBeNull()
  expect(authorityReason('')).toBeNull()
})
