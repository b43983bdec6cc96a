import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatKilometres, formatRiyals, parseHalalas, parseMiles, parseNumber } from './typed-number.ts'

it('ADMIN-04 parses Latin and Arabic digits and returns other text unchanged', () => {
  expect(['12', '١٢', ' 3.5 ', '', 'ten', '1e3', '-4'].map(parseNumber)).toEqual([12, 12, 3.5, '', 'ten', '1e3', '-4'])
})

it('ADMIN-04 formats what was typed: riyals to the halala, kilometres to 100 metres', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (halalas) => {
      expect(parseHalalas(formatRiyals(halalas))).toBe(halalas)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5_000 }), (hectometres) => {
      const input = String(hectometres / 10)
      expect(formatKilometres(parseMiles(input))).toBe(input)
    }),
  )
  expect(parseHalalas('12.345')).toBe(1234.5)
})
