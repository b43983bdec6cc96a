import { describe, expect, test } from 'vitest'
import { checkConfirmation, checkPayable, checkReceipt, listNextActions, type OrderForActions } from './next-actions.ts'

const fresh: OrderForActions = {
  state: 'placed',
  postponed: false,
  agreed: false,
  paid: 0,
  outstanding: 100,
  expiresAtMs: 1_000,
  nowMs: 0,
}

describe('next actions of a buyer', () => {
  const cases: [string, Partial<OrderForActions>, string[]][] = [
    ['ORDERS-03 a pending order can be paid and rejected', {}, ['pay', 'reject']],
    ['an expired pending order can only be rejected', { nowMs: 1_000 }, ['reject']],
    [
      'ORDERS-05 a postponed order is confirmed, not paid',
      { postponed: true, expiresAtMs: null },
      ['confirm', 'reject'],
    ],
    ['a confirmed postponed order can be paid', { postponed: true, agreed: true, state: 'preparing' }, ['pay']],
    ['a cash order under way can be paid', { agreed: true, state: 'preparing', expiresAtMs: null }, ['pay']],
    ['a partly paid order can be paid, not rejected', { paid: 40, outstanding: 60, nowMs: 2_000 }, ['pay']],
    [
      'store credit can pay an order',
      { agreed: true, state: 'preparing', expiresAtMs: null, storeCredit: 1 },
      ['pay', 'useCredit'],
    ],
    ['a paid order has no actions', { state: 'preparing', agreed: true, paid: 100, outstanding: 0 }, []],
    [
      'receipt of an order out for delivery can be confirmed',
      { state: 'outForDelivery', agreed: true, paid: 100, outstanding: 0 },
      ['received'],
    ],
    [
      'receipt of a delivered order can be confirmed',
      { state: 'delivered', agreed: true, paid: 100, outstanding: 0 },
      ['received'],
    ],
    ['a completed order has no actions', { state: 'completed', agreed: true, paid: 100, outstanding: 0 }, []],
    [
      'after a failed delivery the buyer chooses another delivery or store credit',
      { state: 'outForDelivery', agreed: true, paid: 100, outstanding: 0, failure: { nextWindow: true } },
      ['redeliver', 'takeCredit'],
    ],
    [
      'after too many failed deliveries only store credit is offered',
      { state: 'outForDelivery', agreed: true, paid: 100, outstanding: 0, failure: { nextWindow: false } },
      ['takeCredit'],
    ],
    [
      'AGREE-06 an agreed order can be changed and cancelled before work starts',
      { state: 'preparing', agreed: true, paid: 100, outstanding: 0, changeUntilMs: 1 },
      ['change', 'cancel'],
    ],
    [
      'AGREE-06 a pending order can be changed, and is rejected instead of cancelled',
      { changeUntilMs: 1 },
      ['pay', 'reject', 'change'],
    ],
    [
      'AGREE-06 an order on which work has started can be neither changed nor cancelled',
      { state: 'preparing', agreed: true, paid: 100, outstanding: 0, changeUntilMs: 1, workStartedAtMs: 0 },
      [],
    ],
    ['a cancelled order has no actions', { state: 'cancelled', outstanding: 0 }, []],
  ]
  test.each(cases)('%s', (_title, changed, actions) => {
    expect(listNextActions({ ...fresh, ...changed })).toEqual(actions)
  })

  test('an order waiting for approval can be rejected, but not paid or confirmed', () => {
    const order = {
      state: 'placed' as const,
      postponed: true,
      agreed: false,
      paid: 0,
      outstanding: 100,
      expiresAtMs: null,
      nowMs: 0,
      approval: 'waiting' as const,
    }
    expect(checkPayable({ ...order, postponed: false })).toMatchObject({ code: 'order.needs_approval' })
    expect(checkConfirmation(order)).toMatchObject({ code: 'order.needs_approval' })
    expect(listNextActions(order)).toEqual(['reject'])
  })
})

describe('refusals', () => {
  const order: OrderForActions = { ...fresh, postponed: true, expiresAtMs: null }
  const code = (result: { ok: true; value: true } | { ok: false; code: string }) =>
    result.ok ? result.value : result.code

  test('a postponed order is confirmed once, while it is pending', () => {
    expect(code(checkConfirmation(order))).toBe(true)
    expect(code(checkConfirmation({ ...order, state: 'cancelled', approval: 'waiting' }))).toBe('order.cancelled')
    expect(code(checkConfirmation({ ...order, postponed: false }))).toBe('order.not_postponed')
    expect(code(checkConfirmation({ ...order, agreed: true }))).toBe('order.not_pending')
    expect(code(checkConfirmation({ ...order, state: 'preparing' }))).toBe('order.not_pending')
  })
  test('receipt is confirmed for an order that is out for delivery or delivered', () => {
    expect(code(checkReceipt({ state: 'delivered' }))).toBe(true)
    expect(code(checkReceipt({ state: 'outForDelivery', failure: null }))).toBe(true)
    expect(code(checkReceipt({ state: 'outForDelivery', failure: { nextWindow: true } }))).toBe('order.not_under_way')
    expect(code(checkReceipt({ state: 'ready' }))).toBe('order.not_under_way')
  })
  test('an order is paid while an amount is outstanding and it has not expired', () => {
    expect(code(checkPayable(fresh))).toBe(true)
    expect(code(checkPayable({ ...fresh, state: 'cancelled' }))).toBe('order.cancelled')
    expect(code(checkPayable({ ...fresh, nowMs: 999 }))).toBe(true)
    expect(code(checkPayable({ ...fresh, nowMs: 1_000 }))).toBe('order.cancelled')
    expect(code(checkPayable({ ...fresh, nowMs: 1_000, state: 'preparing' }))).toBe(true)
    expect(code(checkPayable({ ...fresh, outstanding: 0 }))).toBe('order.already_paid')
    expect(code(checkPayable(order))).toBe('order.not_confirmed')
  })
})
