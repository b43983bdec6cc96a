import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyPriceChange } from './price-change.ts'

it('an increase is outstanding; a decrease lowers the outstanding amount first and the rest is given back', () => {
  expect(applyPriceChange({ due: 22_500, outstanding: 22_500 }, 1_500)).toEqual({
    due: 24_000,
    outstanding: 24_000,
    back: 0,
  })
  expect(applyPriceChange({ due: 22_500, outstanding: 22_500 }, -1_500)).toEqual({
    due: 21_000,
    outstanding: 21_000,
    back: 0,
  })
  expect(applyPriceChange({ due: 22_500, outstanding: 1_000 }, -1_500)).toEqual({
    due: 21_000,
    outstanding: 0,
    back: 500,
  })
  expect(applyPriceChange({ due: 22_500, outstanding: 0 }, 1_500)).toEqual({ due: 24_000, outstanding: 1_500, back: 0 })
  expect(applyPriceChange({ due: 500, outstanding: 0 }, -1_500)).toEqual({ due: 0, outstanding: 0, back: 500 })
})

it('the amount paid is kept or given back, to the halala', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: -1_000_000, max: 1_000_000 }), (paid, outstanding, difference) => {
      const after = applyPriceChange({ due: paid + outstanding, outstanding }, difference)
      expect(after.outstanding).toBeGreaterThanOrEqual(0)
      expect(after.due - after.outstanding).toBe(paid - after.back)
      expect(after.back).toBeLessThanOrEqual(paid)
    }),
  )
})

it('no difference changes nothing', () => {
  expect(applyPriceChange({ due: 500, outstanding: 200 }, 0)).toEqual({ due: 500, outstanding: 200, back: 0 })
  expect(applyPriceChange({ due: 0, outstanding: 0 }, 0)).toEqual({ due: 0, outstanding: 0, back: 0 })
})
