import { describe, expect, it } from 'vitest'
import {
  canTransition,
  getPaymentState,
  isReadyTakenBack,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
  PICKUP_TRANSITIONS,
} from './order-states.ts'

function reachable(from: OrderState, by = ORDER_TRANSITIONS, seen = new Set<OrderState>([from])): Set<OrderState> {
  for (const to of by[from]) if (!seen.has(to)) reachable(to, by, seen.add(to))
  return seen
}

describe('order transitions', () => {
  it('BIZ-04 every state can be reached from placed', () => {
    expect([...reachable('placed')].sort()).toEqual([...ORDER_STATES].sort())
  })
  it('BIZ-04 only completed and cancelled are final, and every state leads to one of them', () => {
    expect(ORDER_STATES.filter((state) => ORDER_TRANSITIONS[state].length === 0)).toEqual(['completed', 'cancelled'])
    expect(ORDER_STATES.filter((state) => !reachable(state).has('completed') && state !== 'cancelled')).toEqual([])
  })
  it('BIZ-04 never goes back', () => {
    for (const from of ORDER_STATES)
      for (const to of ORDER_TRANSITIONS[from]) {
        expect(reachable(to).has(from)).toBe(false)
        expect(ORDER_STATES.indexOf(to)).toBeGreaterThan(ORDER_STATES.indexOf(from))
      }
  })
  it('BIZ-04 are exactly these', () => {
    const moves = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => canTransition(from, to)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual([
      'placed>preparing',
      'placed>cancelled',
      'preparing>ready',
      'preparing>outForDelivery',
      'preparing>cancelled',
      'ready>outForDelivery',
      'outForDelivery>delivered',
      // Only after a failed delivery, by the buyer's choice of store credit (decision 10).
      'outForDelivery>cancelled',
      'delivered>completed',
    ])
  })
  it('DESK-04 only `ready` can be undone', () => {
    const moves = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => isReadyTakenBack(from, to)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual(['ready>preparing'])
  })
  it('a pickup is handed over without a drive, and passes the other states like a delivery', () => {
    expect([...reachable('placed', PICKUP_TRANSITIONS)].sort()).toEqual(
      ORDER_STATES.filter((state) => state !== 'outForDelivery').sort(),
    )
    const moves = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => canTransition(from, to, true)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual([
      'placed>preparing',
      'placed>cancelled',
      'preparing>ready',
      'preparing>cancelled',
      'ready>delivered',
      'delivered>completed',
    ])
  })
})

describe('payment state', () => {
  it.each([
    [100, 0, 'unpaid'],
    [100, 1, 'partlyPaid'],
    [100, 99, 'partlyPaid'],
    [100, 100, 'paid'],
    [0, 0, 'paid'],
    [100, 130, 'paid'],
  ] as const)('BIZ-05 an order of %d with %d paid is %s', (total, paid, state) => {
    expect(getPaymentState({ total, paid })).toBe(state)
  })
})
