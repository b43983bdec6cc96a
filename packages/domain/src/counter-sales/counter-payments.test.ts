import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CounterPayment, checkCounterPayments, suggestReceived } from './counter-payments.ts'

const cash = (amount: number, received?: number): CounterPayment => ({ method: 'cash', amount, received })
const card = (amount: number): CounterPayment => ({ method: 'card', amount })
const transfer = (amount: number): CounterPayment => ({ method: 'transfer', amount })

test.each([
  [11_500, [cash(11_500)], 0],
  [11_500, [cash(11_500, 11_500)], 0],
  [11_500, [cash(11_500, 20_000)], 8_500],
  [11_500, [cash(1_500, 2_000), card(10_000)], 500],
  [11_500, [card(5_000), transfer(6_500)], 0],
  [0, [], 0],
])('the payments of %i are accepted: %j with change %i', (total, payments, change) => {
  expect(checkCounterPayments(total, payments)).toEqual({ ok: true, value: { change } })
})

test.each([
  [11_500, [], 'counter_sale.payments_not_total'],
  [11_500, [card(11_499)], 'counter_sale.payments_not_total'],
  [11_500, [card(11_501)], 'counter_sale.payments_not_total'],
  [11_500, [cash(5_000), card(6_501)], 'counter_sale.payments_not_total'],
  [11_500, [card(5_000), card(6_500)], 'counter_sale.method_twice'],
  [11_500, [cash(11_500, 11_499)], 'counter_sale.received_too_little'],
  [11_500, [cash(1_500, 1_000), card(10_000)], 'counter_sale.received_too_little'],
])('the payments of %i are refused: %j with %s', (total, payments, code) => {
  expect(checkCounterPayments(total, payments)).toMatchObject({ ok: false, code, field: 'payments' })
})

test.each([
  [11_500, [11_500, 12_000, 15_000, 20_000]],
  [11_250, [11_250, 11_500, 12_000, 15_000]],
  [10_000, [10_000, 20_000, 50_000]],
  [500, [500, 1_000, 5_000, 10_000]],
  [1, [1, 500, 1_000, 5_000]],
  [0, []],
])('for %i the customer probably gives one of %j', (amount, suggestions) => {
  expect(suggestReceived(amount)).toEqual(suggestions)
})

test('every suggested amount covers the sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
      const suggestions = suggestReceived(amount)
      expect(suggestions[0]).toBe(amount)
      for (const received of suggestions)
        expect(checkCounterPayments(amount, [cash(amount, received)])).toEqual({
          ok: true,
          value: { change: received - amount },
        })
    }),
  )
})
