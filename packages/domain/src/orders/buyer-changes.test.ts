import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBeforeWork, listRefundChoices } from './buyer-changes.ts'
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
    return result.ok ? result.value : result.code
  }
  expect(ORDER_STATES.filter((state) => check({ state }) === true)).toEqual(['placed', 'preparing'])
  expect(check({ state: 'cancelled' })).toBe('order.cancelled')
  expect(check({ workStartedAtMs: 0 })).toBe('order.work_started')
  expect(check({ nowMs: UNTIL - 1 })).toBe(true)
  expect(check({ nowMs: UNTIL })).toBe('order.work_started')
  expect(check({ changeUntilMs: null })).toBe('order.work_started')
})

const NONE = { cash: 0, credit: 0 }

test('AGREE-06 each way of paying back returns exactly what was paid, and at most what came by that way and has not gone back', () => {
  const amount = fc.integer({ min: 0, max: 100_000 })
  const payments = fc.record({ cash: amount, credit: amount, electronic: amount })
  const refund = fc.record({ to: fc.constantFrom('cash', 'credit', 'electronic'), amount })
  fc.assert(
    fc.property(payments, fc.array(refund, { maxLength: 4 }), (paidWith, refunds) => {
      const { cash, credit, electronic } = paidWith
      const refunded = { cash: 0, credit: 0, electronic: 0 }
      let paid = cash + credit + electronic
      for (const { to, amount: wanted } of refunds) {
        const back = Math.min(wanted, paid)
        refunded[to] += back
        paid -= back
      }
      const choices = listRefundChoices({ paid, cash, credit, refunded })
      expect(choices.length > 0).toBe(paid > 0)
      for (const choice of choices) expect(choice.amount + choice.asCredit).toBe(paid)
      const creditLeft = Math.max(0, credit - refunded.credit)
      const same = choices.find(({ way }) => way === 'samePayment')
      expect(same !== undefined).toBe(paid > creditLeft)
      expect(same?.asCredit ?? paid).toBe(Math.min(creditLeft, paid))
      const money = same?.amount ?? 0
      expect(money).toBeLessThanOrEqual(cash + electronic)
      if (same?.to === 'cash') expect(money).toBeLessThanOrEqual(cash - refunded.cash)
    }),
  )
  const inCash = { paid: 100, cash: 100, credit: 0, refunded: NONE }
  expect(listRefundChoices({ ...inCash, cash: 0 })[0]).toEqual({
    way: 'samePayment',
    to: 'transfer',
    amount: 100,
    asCredit: 0,
  })
  expect(listRefundChoices(inCash)[0]?.to).toBe('cash')
  expect(listRefundChoices({ ...inCash, refunded: { cash: 1, credit: 0 } })[0]?.to).toBe('transfer')
  expect(listRefundChoices({ paid: 100, cash: 0, credit: 40, refunded: NONE })[0]).toMatchObject({
    to: 'transfer',
    amount: 60,
    asCredit: 40,
  })
  expect(listRefundChoices({ paid: 40, cash: 0, credit: 40, refunded: NONE })).toEqual([
    { way: 'credit', to: 'credit', amount: 0, asCredit: 40 },
  ])
})
