/** The life of one try to pay through a gateway. */
export type AttemptState = 'created' | 'pending' | 'captured' | 'failed' | 'canceled' | 'expired'

/**
 * `created`: ours, the gateway does not know it yet; `pending`: the payer may pay; `captured`: the gateway holds the money, final.
 * A failed, canceled or expired attempt can still turn out captured: a payer on the hosted page may try another card or pay in the last
 * second, and money that came is never denied (it is applied, or kept as credit when the order is gone).
 */
export const ATTEMPT_MOVES: Record<AttemptState, readonly AttemptState[]> = {
  created: ['pending', 'failed', 'canceled', 'expired'],
  pending: ['captured', 'failed', 'canceled', 'expired'],
  captured: [],
  failed: ['captured'],
  canceled: ['captured'],
  expired: ['captured'],
}

/** All states of an attempt. */
export const ATTEMPT_STATES = Object.keys(ATTEMPT_MOVES) as readonly AttemptState[]

/** Whether one step leads from a state to another. Staying is no step. */
export function canMoveAttempt(from: AttemptState, to: AttemptState): boolean {
  return ATTEMPT_MOVES[from].includes(to)
}

/** Whether the payer may still be paying: such an attempt is re-used, not doubled. */
export function isLiveAttempt(state: AttemptState): boolean {
  return state === 'created' || state === 'pending'
}
