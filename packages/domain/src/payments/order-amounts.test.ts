import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateNotInvoiced, calculateOrderAmounts, type OrderSums } from './order-amounts.ts'

const NOTHING: OrderSums = { total: 0, credited: 0, cancelled: 0, received: 0, refunded: 0 }

test.each([
  ['unpaid', { total: 12_500 }, { due: 12_500, paid: 0, outstanding: 12_500 }],
  [
    'part-paid and credited',
    { total: 103_175, credited: 8_000, received: 50_000 },
    { due: 95_175, outstanding: 45_175 },
  ],
  [
    'paid, then credited',
    { total: 10_000, credited: 3_000, received: 10_000, refunded: 3_000 },
    { paid: 7_000, outstanding: 0 },
  ],
  [
    'cancelled after payment',
    { total: 10_000, cancelled: 10_000, received: 10_000, refunded: 10_000 },
    { due: 0, paid: 0 },
  ],
  [
    'cancelled, fee kept',
    { total: 12_500, credited: 10_000, received: 12_500, refunded: 10_000 },
    { due: 2_500, paid: 2_500 },
  ],
] as const)('DESK-06 the amounts of an order that is %s add up', (_name, sums, expected) => {
  expect(calculateOrderAmounts({ ...NOTHING, ...sums })).toMatchObject(expected)
})

test('DESK-06 the amounts of several orders are the sums of the amounts of each', () => {
  const amount = fc.nat(1_000_000_000)
  const sums = fc.record({ total: amount, credited: amount, cancelled: amount, received: amount, refunded: amount })
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 5 }), (orders) => {
      const add = <T extends Record<string, number>>(list: readonly T[], zero: T): T =>
        list.reduce(
          (all, each) =>
            Object.fromEntries(Object.entries(all).map(([key, value]) => [key, value + (each[key] ?? 0)])) as T,
          zero,
        )
      const all = calculateOrderAmounts(add(orders, NOTHING))
      expect(all).toEqual(add(orders.map(calculateOrderAmounts), calculateOrderAmounts(NOTHING)))
      expect(all.total - all.credited - all.cancelled - (all.received - all.refunded)).toBe(all.outstanding)
    }),
  )
})

test('DESK-06 what no tax document contains yet is the value less the documents, and negative before the credit note', () => {
  expect(calculateNotInvoiced({ due: 95_175 }, 0)).toBe(95_175)
  expect(calculateNotInvoiced({ due: 95_175 }, 103_175)).toBe(-8_000)
})
