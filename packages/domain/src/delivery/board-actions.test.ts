import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getBoardStage } from '../orders/order-stages.ts'
import { ORDER_STATES } from '../orders/order-states.ts'
import { listBoardActions } from './board-actions.ts'

const paid = { agreed: true, outstanding: 0, failed: false, awaitsDeparture: false }
const owing = { ...paid, outstanding: 1 }

describe('actions of a board card', () => {
  it('DELIV-04 stage 2 has start and the payment actions', () => {
    expect(listBoardActions({ ...owing, state: 'preparing' })).toEqual(['start', 'pay', 'schedule', 'invoice'])
    expect(listBoardActions({ ...paid, state: 'ready' })).toEqual(['start', 'invoice'])
  })
  it('DELIV-04 stage 5 has complete, fail, sendConfirmation and the payment actions', () => {
    expect(listBoardActions({ ...owing, state: 'outForDelivery' })).toEqual([
      ...['complete', 'fail', 'sendConfirmation'],
      ...['pay', 'schedule', 'invoice'],
    ])
  })
  it('DELIV-04 stage 6 has only the payment actions', () => {
    expect(listBoardActions({ ...owing, state: 'delivered' })).toEqual(['pay', 'schedule', 'invoice'])
    expect(listBoardActions({ ...paid, state: 'completed' })).toEqual(['invoice'])
  })
  it('an order that is not on the board has none', () => {
    expect(listBoardActions({ ...owing, state: 'cancelled' })).toEqual([])
    expect(listBoardActions({ ...owing, state: 'placed', agreed: false })).toEqual([])
  })
  it('AGREE-07 after a failed delivery nothing is offered, not even the receipt link, until the buyer has chosen; then it starts again', () => {
    const actions = listBoardActions({ ...owing, state: 'outForDelivery', failed: true })
    expect(actions).toEqual(['pay', 'schedule', 'invoice'])
    const chosen = listBoardActions({ ...owing, state: 'outForDelivery', awaitsDeparture: true })
    expect(chosen).toEqual(['start', 'pay', 'schedule', 'invoice'])
  })
  it('DELIV-05 every order on the board has invoice, and pay and schedule while an amount is outstanding', () => {
    const order = fc.record({
      state: fc.constantFrom(...ORDER_STATES),
      agreed: fc.boolean(),
      outstanding: fc.integer({ min: 0, max: 2 }),
      failed: fc.boolean(),
      awaitsDeparture: fc.boolean(),
    })
    fc.assert(
      fc.property(order, (standing) => {
        const actions = listBoardActions(standing)
        const shown = getBoardStage(standing.state, standing.agreed) !== null
        expect(actions.includes('invoice')).toBe(shown)
        const owed = shown && standing.outstanding > 0
        expect([actions.includes('pay'), actions.includes('schedule')]).toEqual([owed, owed])
      }),
    )
  })
})
