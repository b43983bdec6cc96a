import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salePrice } from './price.ts'

describe('sale price', () => {
  it('ADMIN-01 takes the discount off', () => {
    expect([salePrice(10_000, 0), salePrice(10_000, 15), salePrice(10_000, 100), salePrice(999, 12.5)]).toEqual([
      10_000, 8_500, 0, 874,
    ])
  })
  it('ADMIN-01 stays between nothing and the full price', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 10_000 }), (price, hundredths) => {
        const sale = salePrice(price, hundredths / 100)
        return sale >= 0 && sale <= price
      }),
    )
  })
  it('ADMIN-01 stops on what is no discount', () => {
    for (const percent of [-1, 101, Number.NaN]) expect(() => salePrice(100, percent)).toThrow(RangeError)
  })
})
