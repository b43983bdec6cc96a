/** State of one attempt to pay through a gateway. */
export type AttemptState = 'created' | 'pending' | 'captured' | 'failed' | 'canceled' | 'expired'

/**
 * Legal transitions. `created`: stored here, not yet confirmed by the gateway. `pending`: the payer may pay. `captured`: the gateway has the
 * money; final. Every other state can become `captured`: the payment may arrive before the gateway's link was stored, and on the gateway's
 * page a payer may pay after the attempt has failed, was canceled or expired. Late money is applied, or kept as store credit when the order
 * is cancelled.
 * @internal Exported for tests.
 */
export const ATTEMPT_TRANSITIONS: Record<AttemptState, readonly AttemptState[]> = {
  created: ['pending', 'captured', 'failed', 'canceled', 'expired'],
  pending: ['captured', 'failed', 'canceled', 'expired'],
  captured: [],
  failed: ['captured'],
  canceled: ['captured'],
  expired: ['captured'],
}

/** All states of an attempt. @internal Exported for tests. */
export const ATTEMPT_STATES = Object.keys(ATTEMPT_TRANSITIONS) as readonly AttemptState[]

/** Whether the transition is legal; a state has no transition to itself. */
export function canTransitionAttempt(from: AttemptState, to: AttemptState): boolean {
  return ATTEMPT_TRANSITIONS[from].includes(to)
}

/** Whether the payer may still pay; an open attempt is reused instead of creating another. */
export function isOpenAttempt(state: AttemptState): boolean {
  return state === 'created' || state === 'pending'
}
