import { describe, expect, it } from 'vitest'
import { getBoardStage, getShopperStage, getShopperStatus } from './order-stages.ts'
import { ORDER_STATES, ORDER_TRANSITIONS } from './order-states.ts'

const PAYMENTS = ['unpaid', 'partlyPaid', 'paid'] as const

describe('shopper stage and status', () => {
  it('BIZ-04 every state has its own stage', () => {
    expect(ORDER_STATES.map(getShopperStage)).toEqual([
      'pending',
      'inProgress',
      'readyForDelivery',
      'deliveryStage',
      'awaitingConfirmation',
      'completed',
      'canceled',
    ])
  })
  it('ORDERS-06 pending is placed without terms met and without payment, and no other order', () => {
    const pending = ORDER_STATES.flatMap((state) =>
      PAYMENTS.flatMap((paymentState) =>
        [true, false]
          .filter((agreed) => getShopperStatus({ state, paymentState, agreed }) === 'pending')
          .map((agreed) => `${state} ${paymentState} ${agreed}`),
      ),
    )
    expect(pending).toEqual(['placed unpaid false'])
  })
  it('ORDERS-06 is waitingPaid while an amount is outstanding, also after receipt', () => {
    for (const state of ['preparing', 'ready', 'outForDelivery', 'delivered', 'completed'] as const)
      for (const paymentState of ['unpaid', 'partlyPaid'] as const)
        expect(getShopperStatus({ state, paymentState, agreed: true })).toBe('waitingPaid')
    expect(getShopperStatus({ state: 'placed', paymentState: 'unpaid', agreed: true })).toBe('waitingPaid')
    expect(getShopperStatus({ state: 'placed', paymentState: 'partlyPaid', agreed: true })).toBe('waitingPaid')
  })
  it('ORDERS-06 is completed once fully paid', () => {
    const states = ORDER_STATES.filter((state) => state !== 'cancelled')
    const statuses = states.map((state) => getShopperStatus({ state, paymentState: 'paid', agreed: true }))
    expect(new Set(statuses)).toEqual(new Set(['completed']))
  })
  it('ORDERS-06 is canceled when cancelled, regardless of payments', () => {
    for (const paymentState of PAYMENTS)
      expect(getShopperStatus({ state: 'cancelled', paymentState, agreed: true })).toBe('canceled')
  })
})

describe('board stage', () => {
  it('BIZ-04 has the stages 2, 5 and 6, and null for other orders', () => {
    expect(ORDER_STATES.map((state) => getBoardStage(state, true))).toEqual([
      'pending',
      'pending',
      'pending',
      'inDelivery',
      'completed',
      'completed',
      null,
    ])
    expect(getBoardStage('placed', false)).toBeNull()
  })
  it('BIZ-04 never moves back or skips a tab', () => {
    const order = ['pending', 'inDelivery', 'completed']
    for (const from of ORDER_STATES)
      for (const to of ORDER_TRANSITIONS[from].filter((state) => state !== 'cancelled')) {
        const step = order.indexOf(getBoardStage(to, true) ?? '') - order.indexOf(getBoardStage(from, true) ?? '')
        expect([0, 1]).toContain(step)
      }
  })
})
