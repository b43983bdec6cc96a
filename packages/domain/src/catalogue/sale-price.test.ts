import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_HALALAS } from '../money.ts'
import { calculateSalePrice, changePriceByPercent, PRICE_ENDINGS, roundToEnding } from './sale-price.ts'

describe('sale price', () => {
  it('ADMIN-01 subtracts the discount', () => {
    expect([
      calculateSalePrice(10_000, 0),
      calculateSalePrice(10_000, 15),
      calculateSalePrice(10_000, 100),
      calculateSalePrice(999, 12.5),
    ]).toEqual([10_000, 8_500, 0, 874])
  })
  it('ADMIN-01 is between zero and the price', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 10_000 }), (price, hundredths) => {
        const sale = calculateSalePrice(price, hundredths / 100)
        return sale >= 0 && sale <= price
      }),
    )
  })
  it('ADMIN-01 throws for an invalid discount', () => {
    for (const percent of [-1, 101, Number.NaN]) expect(() => calculateSalePrice(100, percent)).toThrow(RangeError)
  })
})

describe('changed price', () => {
  const moved = (price: number, percent: number) => {
    const result = changePriceByPercent(price, percent)
    return result.ok ? result.value : result.code
  }
  it('ADMIN-01 rounds half up to the halala', () => {
    expect([moved(10_050, 10), moved(15, 10), moved(14, 10), moved(25, -10), moved(10_000, -90), moved(1, 0)]).toEqual([
      11_055, 17, 15, 23, 1_000, 1,
    ])
  })
  it('ADMIN-01 is never below one halala and never above the largest amount', () => {
    expect([moved(1, -90), moved(4, -90), moved(MAX_HALALAS, 0), moved(MAX_HALALAS, 1)]).toEqual([
      1,
      1,
      MAX_HALALAS,
      'product.price_too_high',
    ])
  })
  it('ADMIN-01 is within half a halala of the exact price, and keeps the order of prices', () => {
    const prices = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(prices, prices, fc.integer({ min: -90, max: 500 }), (a, b, percent) => {
        const [one, other] = [Number(moved(a, percent)), Number(moved(b, percent))]
        const off = one * 100 - a * (100 + percent)
        const near = off > -50 && off <= 50
        return (near || one === 1) && Number.isSafeInteger(one) && one >= 1 && (a <= b ? one <= other : one >= other)
      }),
    )
  })
})

it('ADMIN-01 refuses a change that is not a whole percentage above -100', () => {
  for (const percent of [-100, -101, 0.5, Number.NaN])
    expect(() => changePriceByPercent(100, percent)).toThrow(`Not a price change in percent: ${percent}`)
  expect(changePriceByPercent(10_000, -99)).toEqual({ ok: true, value: 100 })
  expect(() => calculateSalePrice(100, 101)).toThrow('Not a discount percentage: 101')
})

describe('DESK-09 prices that end in a digit', () => {
  it.each([
    [14_999, 9, 14_900],
    [15_400, 9, 15_900],
    [15_399, 9, 14_900],
    [15_500, 0, 16_000],
    [15_499, 0, 15_000],
    [15_250, 5, 15_500],
    [15_000, 5, 15_500],
    [14_999, 5, 14_500],
    [1, 0, 1_000],
    [1, 5, 500],
    [1, 9, 900],
  ] as const)('DESK-09 %i halalas with the ending %i are %i', (price, ending, rounded) =>
    expect(roundToEnding(price, ending)).toEqual({ ok: true, value: rounded }),
  )

  it('DESK-09 is the nearest price with that ending, stays where it is when repeated, and keeps the order of prices', () => {
    const prices = fc.integer({ min: 1, max: 100_000_000 })
    const read = (price: number, ending: (typeof PRICE_ENDINGS)[number]): number => {
      const rounded = roundToEnding(price, ending)
      return rounded.ok ? rounded.value : Number.NaN
    }
    fc.assert(
      fc.property(prices, prices, fc.constantFrom(...PRICE_ENDINGS), (a, b, ending) => {
        const rounded = read(a, ending)
        const isNear = Math.abs(rounded - a) <= 500 || (a < 1_000 && rounded <= 1_000)
        const isOrdered = a <= b ? rounded <= read(b, ending) : rounded >= read(b, ending)
        return rounded % 1_000 === ending * 100 && isNear && isOrdered && read(rounded, ending) === rounded
      }),
    )
  })

  it('DESK-09 is refused above the largest amount', () =>
    expect(roundToEnding(MAX_HALALAS, 0)).toMatchObject({ code: 'product.price_too_high' }))
})
