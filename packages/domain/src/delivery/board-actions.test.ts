import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardStage } from '../orders/order-stages.ts'
import { ORDER_STATES } from '../orders/order-states.ts'
import { boardActions } from './board-actions.ts'

const paid = { agreed: true, outstanding: 0, failed: false }
const owing = { ...paid, outstanding: 1 }

describe('the buttons of a card', () => {
  it('DELIV-04 stage 2 starts and takes money', () => {
    expect(boardActions({ ...owing, state: 'preparing' })).toEqual(['start', 'pay', 'schedule', 'invoice'])
    expect(boardActions({ ...paid, state: 'ready' })).toEqual(['start', 'invoice'])
  })
  it('DELIV-04 stage 5 completes, fails, mails the confirmation and takes money', () => {
    expect(boardActions({ ...owing, state: 'outForDelivery' })).toEqual([
      ...['complete', 'fail', 'sendConfirmation'],
      ...['pay', 'schedule', 'invoice'],
    ])
  })
  it('DELIV-04 stage 6 takes money alone', () => {
    expect(boardActions({ ...owing, state: 'delivered' })).toEqual(['pay', 'schedule', 'invoice'])
    expect(boardActions({ ...paid, state: 'completed' })).toEqual(['invoice'])
  })
  it('wait while the buyer of a failed delivery chooses', () => {
    const actions = boardActions({ ...owing, state: 'outForDelivery', failed: true })
    expect(actions).toEqual(['sendConfirmation', 'pay', 'schedule', 'invoice'])
  })
  it('DELIV-05 are none off the board, and always the invoice on it, with pay and schedule as long as something is owed', () => {
    const order = fc.record({
      state: fc.constantFrom(...ORDER_STATES),
      agreed: fc.boolean(),
      outstanding: fc.integer({ min: 0, max: 2 }),
      failed: fc.boolean(),
    })
    fc.assert(
      fc.property(order, (standing) => {
        const actions = boardActions(standing)
        const shown = boardStage(standing.state, standing.agreed) !== null
        expect(actions.includes('invoice')).toBe(shown)
        const owed = shown && standing.outstanding > 0
        expect([actions.includes('pay'), actions.includes('schedule')]).toEqual([owed, owed])
      }),
    )
  })
})
