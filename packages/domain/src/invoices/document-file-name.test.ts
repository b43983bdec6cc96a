import { expect, test } from 'vitest'
import { documentFileName } from './document-file-name.ts'

test('ZATCA-07 the file name has VAT number, Riyadh date and time, and the number without other characters', () => {
  const document = {
    seller: { vatNumber: '310122393500003' },
    issuedAt: Date.UTC(2026, 0, 31, 21, 5, 9),
    number: 'INV/000 12',
  }
  expect(documentFileName(document)).toBe('310122393500003_20260201T000509_INV-000-12')
})
