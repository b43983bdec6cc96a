import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainPrice } from './client-price.ts'

const clientPrice = (input: Parameters<typeof explainPrice>[0]) => explainPrice(input).price
const asked = { salePrice: 10_000, quantity: 1, discountPercent: 0, breaks: [] }

describe('what a piece costs a client', () => {
  it('is the catalogue’s price without terms, less the percent with one', () => {
    expect(clientPrice(asked)).toBe(10_000)
    expect(clientPrice({ ...asked, discountPercent: 12 })).toBe(8_800)
    expect(clientPrice({ ...asked, salePrice: 333, discountPercent: 50 })).toBe(166)
  })
  it('is the price of the highest break reached, which wins over the percent', () => {
    const breaks = [
      { fromQuantity: 50, price: 7_000 },
      { fromQuantity: 10, price: 8_000 },
    ]
    const at = (quantity: number) => clientPrice({ ...asked, discountPercent: 5, breaks, quantity })
    expect([at(9), at(10), at(49), at(50), at(999)]).toEqual([9_500, 8_000, 8_000, 7_000, 7_000])
  })
  it('is never above what everybody pays, never below zero', () => {
    const part = fc.record({ fromQuantity: fc.integer({ min: 1, max: 999 }), price: fc.integer({ min: 0, max: 1e7 }) })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e7 }),
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 90 }),
        fc.array(part),
        (salePrice, quantity, discountPercent, breaks) => {
          const price = clientPrice({ salePrice, quantity, discountPercent, breaks })
          expect(price).toBeGreaterThanOrEqual(0)
          expect(price).toBeLessThanOrEqual(salePrice)
        },
      ),
    )
  })
})
