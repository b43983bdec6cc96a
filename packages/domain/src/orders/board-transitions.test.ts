import { describe, expect, it } from 'vitest'
import { listBoardTransitions } from './board-transitions.ts'
import { canTransition, ORDER_STATES } from './order-states.ts'

const refused = { ok: false, code: 'order.illegal_step' }

describe('board transitions', () => {
  it('BIZ-04 starts a delivery from every state of stage 2', () => {
    expect(listBoardTransitions({ state: 'placed', agreed: true }, 'inDelivery')).toEqual({
      ok: true,
      value: ['preparing', 'outForDelivery'],
    })
    for (const state of ['preparing', 'ready'] as const)
      expect(listBoardTransitions({ state, agreed: true }, 'inDelivery')).toEqual({
        ok: true,
        value: ['outForDelivery'],
      })
  })
  it('BIZ-04 completes a delivery from stage 5 only', () => {
    expect(listBoardTransitions({ state: 'outForDelivery', agreed: true }, 'completed')).toEqual({
      ok: true,
      value: ['delivered'],
    })
    for (const state of ['placed', 'preparing', 'ready', 'cancelled'] as const)
      expect(listBoardTransitions({ state, agreed: true }, 'completed')).toEqual(refused)
  })
  it('BIZ-04 a repeated request changes nothing', () => {
    expect(listBoardTransitions({ state: 'outForDelivery', agreed: true }, 'inDelivery')).toEqual({
      ok: true,
      value: [],
    })
    for (const state of ['delivered', 'completed'] as const)
      expect(listBoardTransitions({ state, agreed: true }, 'completed')).toEqual({ ok: true, value: [] })
  })
  it('BIZ-04 refuses to go back and refuses orders that are not on the board', () => {
    for (const state of ['delivered', 'completed', 'cancelled'] as const)
      expect(listBoardTransitions({ state, agreed: true }, 'inDelivery')).toEqual(refused)
    expect(listBoardTransitions({ state: 'placed', agreed: false }, 'inDelivery')).toEqual(refused)
  })
  it('BIZ-04 uses legal transitions only', () => {
    for (const state of ORDER_STATES)
      for (const target of ['inDelivery', 'completed'] as const) {
        const steps = listBoardTransitions({ state, agreed: true }, target)
        if (!steps.ok) continue
        steps.value.reduce((from, to) => {
          expect(canTransition(from, to)).toBe(true)
          return to
        }, state)
      }
  })
})
