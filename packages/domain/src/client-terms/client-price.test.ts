import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainPrice } from './client-price.ts'

const clientPrice = (request: Parameters<typeof explainPrice>[0]) => explainPrice(request).price
const input = { salePrice: 10_000, quantity: 1, discountPercent: 0, breaks: [] }

describe('client price', () => {
  it('is the sale price without terms, and less the percentage with one', () => {
    expect(clientPrice(input)).toBe(10_000)
    expect(clientPrice({ ...input, discountPercent: 12 })).toBe(8_800)
    expect(clientPrice({ ...input, salePrice: 333, discountPercent: 50 })).toBe(166)
  })
  it('is the price of the highest break reached, which takes precedence over the percentage', () => {
    const breaks = [
      { fromQuantity: 50, price: 7_000 },
      { fromQuantity: 10, price: 8_000 },
    ]
    const at = (quantity: number) => clientPrice({ ...input, discountPercent: 5, breaks, quantity })
    expect([at(9), at(10), at(49), at(50), at(999)]).toEqual([9_500, 8_000, 8_000, 7_000, 7_000])
  })
  it('is between zero and the sale price', () => {
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

it('has its source', () => {
  const breaks = [
    { fromQuantity: 10, price: 8_000 },
    { fromQuantity: 50, price: 7_000 },
  ]
  expect(explainPrice({ ...input, quantity: 60, breaks })).toEqual({
    price: 7_000,
    source: { from: 'break', fromQuantity: 50 },
  })
  expect(explainPrice({ ...input, discountPercent: 12, breaks })).toEqual({
    price: 8_800,
    source: { from: 'percent', percent: 12 },
  })
  expect(explainPrice(input)).toEqual({ price: 10_000, source: { from: 'catalogue' } })
  const worse = [{ fromQuantity: 1, price: 10_001 }]
  expect(explainPrice({ ...input, breaks: worse })).toEqual({ price: 10_000, source: { from: 'catalogue' } })
  const equal = [{ fromQuantity: 1, price: 10_000 }]
  expect(explainPrice({ ...input, breaks: equal })).toEqual({ price: 10_000, source: { from: 'catalogue' } })
})
