import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_STATES,
  ATTEMPT_TRANSITIONS,
  type AttemptState,
  canTransitionAttempt,
  isOpenAttempt,
} from './payment-attempt-states.ts'

function reachable(from: AttemptState, seen = new Set<AttemptState>([from])): Set<AttemptState> {
  for (const to of ATTEMPT_TRANSITIONS[from]) if (!seen.has(to)) reachable(to, seen.add(to))
  return seen
}

describe('payment attempt transitions', () => {
  it('every state can be reached from created', () => {
    expect([...reachable('created')].sort()).toEqual([...ATTEMPT_STATES].sort())
  })
  it('only captured is final', () => {
    expect(ATTEMPT_STATES.filter((state) => ATTEMPT_TRANSITIONS[state].length === 0)).toEqual(['captured'])
  })
  it('a closed attempt never becomes open again', () => {
    const over = ATTEMPT_STATES.filter((state) => !isOpenAttempt(state))
    for (const from of over) for (const to of reachable(from)) expect(isOpenAttempt(to)).toBe(false)
    expect(over).toEqual(['captured', 'failed', 'canceled', 'expired'])
  })
  it('every other state can become captured', () => {
    // From `created` too: the payment may arrive before the gateway's link was stored.
    const expected = ['created', 'pending', 'failed', 'canceled', 'expired']
    expect(ATTEMPT_STATES.filter((state) => canTransitionAttempt(state, 'captured'))).toEqual(expected)
  })
})
