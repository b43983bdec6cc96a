import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBeforeWork, refundChoices } from './buyer-changes.ts'
import { ORDER_STATES } from './order-states.ts'

const UNTIL = 1_000

test('AGREE-06 a buyer may change an order that is placed or being prepared, until work starts or ordering for its window ends', () => {
  const check = (changes: Partial<Parameters<typeof checkBeforeWork>[0]>) => {
    const result = checkBeforeWork({
      state: 'preparing',
      workStartedAtMs: null,
      changeUntilMs: UNTIL,
      nowMs: 0,
      ...changes,
    })
    return result.ok || result.code
  }
  expect(ORDER_STATES.filter((state) => check({ state }) === true)).toEqual(['placed', 'preparing'])
  expect(check({ state: 'cancelled' })).toBe('order.cancelled')
  expect(check({ workStartedAtMs: 0 })).toBe('order.work_started')
  expect(check({ nowMs: UNTIL - 1 })).toBe(true)
  expect(check({ nowMs: UNTIL })).toBe('order.work_started')
  expect(check({ changeUntilMs: null })).toBe('order.work_started')
})

test('AGREE-06 each way of paying back returns exactly what was paid, and store credit always returns as store credit', () => {
  const amount = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(amount, amount, amount, (paid, cash, credit) => {
      const choices = refundChoices({ paid, cash, credit })
      expect(choices.length > 0).toBe(paid > 0)
      for (const choice of choices) {
        expect(choice.amount + choice.asCredit).toBe(paid)
        expect(choice.asCredit).toBeGreaterThanOrEqual(Math.min(credit, paid))
      }
    }),
  )
  expect(refundChoices({ paid: 100, cash: 0, credit: 0 })[0]).toEqual({
    way: 'samePayment',
    to: 'transfer',
    amount: 100,
    asCredit: 0,
  })
  expect(refundChoices({ paid: 100, cash: 100, credit: 0 })[0]?.to).toBe('cash')
  expect(refundChoices({ paid: 100, cash: 0, credit: 40 })[0]).toMatchObject({
    to: 'transfer',
    amount: 60,
    asCredit: 40,
  })
  expect(refundChoices({ paid: 40, cash: 0, credit: 40 })).toEqual([
    { way: 'credit', to: 'credit', amount: 0, asCredit: 40 },
  ])
})
