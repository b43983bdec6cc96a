import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** What still ties a person, and what is theirs alone, to the shop. Money in halalas. */
export type AccountObligations = {
  /** An order of theirs that is neither completed nor cancelled. */
  hasOpenOrder: boolean
  owed: Halalas
  credit: Halalas
  /** A client of theirs whose branches have managers. */
  hasManagers: boolean
  /** A client of theirs with standing orders that still place themselves. */
  hasStanding: boolean
  /** A delivery that waits for them to drive it. */
  hasDeliveries: boolean
  /** They may do everything, and nobody else may. */
  isLastOwner: boolean
}

export type AccountDeletionError =
  | 'account.order_open'
  | 'account.owes'
  | 'account.has_credit'
  | 'account.has_managers'
  | 'account.has_standing'
  | 'account.has_deliveries'
  | 'account.last_owner'

/**
 * Whether an account may end: nothing under way, nothing owed by either side, nobody depending on it. The first tie is named, the one to
 * settle first before the others.
 */
export function checkAccountDeletion(ties: AccountObligations): Result<true, AccountDeletionError> {
  if (ties.isLastOwner) return refuse('account.last_owner')
  if (ties.hasDeliveries) return refuse('account.has_deliveries')
  if (ties.hasOpenOrder) return refuse('account.order_open')
  if (ties.owed > 0) return refuse('account.owes', { amount: ties.owed })
  if (ties.credit > 0) return refuse('account.has_credit', { amount: ties.credit })
  if (ties.hasStanding) return refuse('account.has_standing')
  if (ties.hasManagers) return refuse('account.has_managers')
  return ok(true)
}
