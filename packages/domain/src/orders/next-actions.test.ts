import { describe, expect, test } from 'vitest'
import { checkConfirmation, checkPayable, nextActions, type OrderForActions } from './next-actions.ts'

const fresh: OrderForActions = {
  state: 'placed',
  postponed: false,
  agreed: false,
  paid: 0,
  outstanding: 100,
  expiresAtMs: 1_000,
  nowMs: 0,
}

describe('what a buyer may do next', () => {
  const cases: [string, Partial<OrderForActions>, string[]][] = [
    ['ORDERS-03 a pending order can be paid and rejected', {}, ['pay', 'reject']],
    ['a pending order whose time ran out can only be rejected', { nowMs: 1_000 }, ['reject']],
    [
      'ORDERS-05 a postponed order is confirmed, not paid',
      { postponed: true, expiresAtMs: null },
      ['confirm', 'reject'],
    ],
    ['a confirmed postponed order can be paid', { postponed: true, agreed: true, state: 'preparing' }, ['pay']],
    ['a cash order under way can be paid', { agreed: true, state: 'preparing', expiresAtMs: null }, ['pay']],
    ['a part-paid order can be paid on, not rejected', { paid: 40, outstanding: 60, nowMs: 2_000 }, ['pay']],
    [
      'store credit pays too',
      { agreed: true, state: 'preparing', expiresAtMs: null, storeCredit: 1 },
      ['pay', 'useCredit'],
    ],
    ['a paid order leaves nothing to do', { state: 'preparing', agreed: true, paid: 100, outstanding: 0 }, []],
    [
      'an order under way can be received',
      { state: 'outForDelivery', agreed: true, paid: 100, outstanding: 0 },
      ['received'],
    ],
    [
      'a delivered order can be received',
      { state: 'delivered', agreed: true, paid: 100, outstanding: 0 },
      ['received'],
    ],
    ['a completed order has been', { state: 'completed', agreed: true, paid: 100, outstanding: 0 }, []],
    [
      'a failed delivery is tried again or given up',
      { state: 'outForDelivery', agreed: true, paid: 100, outstanding: 0, failure: { nextWindow: true } },
      ['redeliver', 'takeCredit'],
    ],
    [
      'a delivery that failed too often is given up',
      { state: 'outForDelivery', agreed: true, paid: 100, outstanding: 0, failure: { nextWindow: false } },
      ['takeCredit'],
    ],
    ['a cancelled order leaves nothing to do', { state: 'cancelled', outstanding: 0 }, []],
  ]
  test.each(cases)('%s', (_title, changed, actions) => {
    expect(nextActions({ ...fresh, ...changed })).toEqual(actions)
  })

  test('an order that waits for the owner’s word is neither paid nor confirmed, but may be called off', () => {
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
    expect(nextActions(order)).toEqual(['reject'])
  })
})
