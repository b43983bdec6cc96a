import { expect, it } from 'vitest'
import { formatAmount, formatMoney, splitAtCurrency } from './format-money.ts'

const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replaceAll('\u00a0', ' ')

it.each([
  ['en', 1234.5, 'SAR 1,234.50'],
  ['ar', 1234.5, '1,234.50 ر.س.'],
] as const)('OPEN-05 SPEC-14 in %s %d riyals are "%s" as text', (language, riyals, text) => {
  expect(plain(formatMoney(riyals, language))).toBe(text)
})

it('OPEN-05 another currency keeps its own code', () => {
  expect(plain(formatMoney(5, 'en', 'AED'))).toBe('AED 5.00')
})

it.each([
  ['en', 249, '249.00'],
  ['ar', 249, '249.00'],
  ['en', -12_345.678, '-12,345.68'],
] as const)('OPEN-05 in %s the number of %d beside the sign is %s', (language, riyals, number) => {
  expect(plain(formatAmount(riyals, language))).toBe(number)
})

it.each([
  ['en', 'Pay SAR 249.00 now', ['Pay ', 'SAR', ' 249.00 now']],
  ['ar', 'ادفع 249.00 ر.س. الآن', ['ادفع 249.00 ', 'ر.س.', ' الآن']],
] as const)('OPEN-05 in %s the text "%s" is split at the currency of its amount', (language, text, parts) => {
  const sentence = text.replace(language === 'en' ? 'SAR 249.00' : '249.00 ر.س.', formatMoney(249, language))
  expect(splitAtCurrency(sentence).map(plain)).toEqual(parts)
})

it('OPEN-05 a name that contains the letters of the currency is no amount', () => {
  expect(splitAtCurrency('SARA 12, CAESAR 5, (SAR), AED 5.00')).toHaveLength(1)
})
