import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculateMargin } from './margin.ts'

it.each([
  [10_000, 3_500, { margin: 6_500, perMille: 650 }],
  [10_000, 12_000, { margin: -2_000, perMille: -200 }],
  [0, 500, { margin: -500, perMille: null }],
  [300, 100, { margin: 200, perMille: 667 }],
])('DESK-03 revenue %i less cost %i is %o', (revenue, cost, expected) => {
  expect(calculateMargin(revenue, cost)).toEqual(expected)
})

it('DESK-03 margin and cost add up to the revenue', () => {
  const amount = fc.integer({ min: 0, max: 1e11 })
  fc.assert(fc.property(amount, amount, (revenue, cost) => calculateMargin(revenue, cost).margin + cost === revenue))
})
