import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumHalalas } from '../money.ts'
import { addDays } from '../time/riyadh-time.ts'
import { calculateAgeing } from './debt-ageing.ts'

const TODAY = '2026-03-31'
const due = (daysAgo: number) => [{ amount: 100, due: addDays(TODAY, -daysAgo) }]

it('BIZ-05 AGREE-08 each amount is in the bucket of its days overdue, edges included', () => {
  const getBucket = (daysAgo: number) => {
    const { total, ...buckets } = calculateAgeing(due(daysAgo), TODAY)
    expect(total).toBe(100)
    return Object.entries(buckets).filter(([, amount]) => amount > 0)
  }
  expect([-400, -1, 0].map(getBucket)).toEqual([[['current', 100]], [['current', 100]], [['current', 100]]])
  expect([1, 30].map(getBucket)).toEqual([[['days0to30', 100]], [['days0to30', 100]]])
  expect([31, 60].map(getBucket)).toEqual([[['days31to60', 100]], [['days31to60', 100]]])
  expect([61, 90].map(getBucket)).toEqual([[['days61to90', 100]], [['days61to90', 100]]])
  expect([91, 4000].map(getBucket)).toEqual([[['over90', 100]], [['over90', 100]]])
  expect(calculateAgeing([{ amount: 7, due: null }], TODAY)).toMatchObject({ current: 7, total: 7 })
})

it('I14 the buckets sum to the total', () => {
  const owed = fc.record({ amount: fc.nat(1e9), due: fc.option(fc.integer({ min: -500, max: 500 })) })
  fc.assert(
    fc.property(fc.array(owed), (list) => {
      const parts = list.map((each) => ({ ...each, due: each.due === null ? null : addDays(TODAY, each.due) }))
      const { total, ...buckets } = calculateAgeing(parts, TODAY)
      return total === sumHalalas(Object.values(buckets)) && total === sumHalalas(list.map(({ amount }) => amount))
    }),
  )
})
