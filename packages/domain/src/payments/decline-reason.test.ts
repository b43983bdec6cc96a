import { expect, test } from 'vitest'
import { parseDeclineReason } from './decline-reason.ts'

test.each([
  ['51', 'insufficientFunds'],
  ['61', 'limitExceeded'],
  ['54', 'expiredCard'],
  ['82', 'wrongDetails'],
  ['57', 'notPermitted'],
  ['91', 'bankUnavailable'],
  ['05', 'tryAnotherCard'],
  ['43', 'tryAnotherCard'],
  ['', 'tryAnotherCard'],
])('OPEN-09 response code %s of a bank is %s', (code, reason) => {
  expect(parseDeclineReason({ code, texts: [] })).toBe(reason)
})

test.each([
  ['INSUFFICIENT FUNDS', 'insufficientFunds'],
  ['لا يوجد رصيد كافي في البطاقة', 'insufficientFunds'],
  ['DECLINED: EXCEEDS WITHDRAWAL LIMIT', 'limitExceeded'],
  ['3-D Secure transaction attempt failed (Amount exceeds maximum allowed limit)', 'limitExceeded'],
  ['DECLINED: EXPIRED CARD', 'expiredCard'],
  ['3ds_declined_expired_card', 'expiredCard'],
  ['Allowed time frame for transaction has been expired', 'tookTooLong'],
  ['TIMED OUT', 'bankUnavailable'],
  ['3ds_service_busy', 'bankUnavailable'],
  ['3-D Secure transaction attempt failed (AUTHENTICATION_FAILED)', 'authenticationFailed'],
  ['3ds_declined_card_unregistered', 'authenticationFailed'],
  ['Invalid secure code length', 'wrongDetails'],
  ['Transaction not permitted to cardholder', 'notPermitted'],
  ['DECLINED: STOLEN CARD', 'tryAnotherCard'],
  ['BLOCKED', 'tryAnotherCard'],
  ['UNSPECIFIED FAILURE', 'tryAnotherCard'],
])('OPEN-09 the text "%s" is %s', (text, reason) => {
  expect(parseDeclineReason({ code: '', texts: ['', text] })).toBe(reason)
})

test('OPEN-09 a known response code counts more than the text', () => {
  expect(parseDeclineReason({ code: ' 51 ', texts: ['DECLINED'] })).toBe('insufficientFunds')
  expect(parseDeclineReason({ code: '99', texts: ['UNSPECIFIED FAILURE'] })).toBe('tryAnotherCard')
})
