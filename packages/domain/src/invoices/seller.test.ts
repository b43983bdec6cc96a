import { describe, expect, test } from 'vitest'
import { isCompleteSeller } from './seller.ts'

const WHOLE = {
  name: { en: 'Wadi Roses', ar: 'ورود الوادي' },
  vatNumber: '399999999900003',
  crNumber: '1010987654',
  street: { en: 'Tahlia Street', ar: 'شارع التحلية' },
  buildingNumber: '1234',
  district: { en: 'Olaya', ar: 'العليا' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  postalCode: '12243',
}

describe('seller data of a tax document', () => {
  test('is complete with names, numbers and national address in both languages', () => {
    expect(isCompleteSeller(WHOLE)).toBe(true)
  })

  const lacking: [string, Partial<typeof WHOLE>][] = [
    ...(['name', 'street', 'district', 'city'] as const).flatMap((part): [string, Partial<typeof WHOLE>][] => [
      [`${part} in Arabic`, { [part]: { en: 'Here', ar: ' ' } }],
      [`${part} in English`, { [part]: { en: ' ', ar: 'هنا' } }],
    ]),
    ['a VAT number', { vatNumber: '' }],
    ['a true VAT number', { vatNumber: '410122393500003' }],
    ['a register number', { crNumber: '' }],
    ['a building number', { buildingNumber: '' }],
    ['a building number of four digits', { buildingNumber: '12345' }],
    ['a building number of digits only', { buildingNumber: 'A1234' }],
    ['a postal code', { postalCode: '123' }],
    ['a postal code of five digits', { postalCode: '122431' }],
    ['a postal code of digits only', { postalCode: '-12243' }],
  ]
  test.each(lacking)('is incomplete without %s', (_, part) => {
    expect(isCompleteSeller({ ...WHOLE, ...part })).toBe(false)
  })
})
