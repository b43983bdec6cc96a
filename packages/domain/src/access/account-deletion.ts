import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Obligations that can prevent the deletion of an account. Amounts in halalas. */
export type AccountObligations = {
  /** An order that is neither completed nor cancelled. */
  hasOpenOrder: boolean
  owed: Halalas
  credit: Halalas
  /** The person's client has branches with managers. */
  hasManagers: boolean
  /** The person's client has active standing orders. */
  hasStanding: boolean
  /** A delivery is assigned to this driver. */
  hasDeliveries: boolean
  /** Cash that this driver took and has not handed in. */
  cashInHand: Halalas
  /** The only admin with all permissions. */
  isLastOwner: boolean
}

export type AccountDeletionError =
  | 'account.order_open'
  | 'account.owes'
  | 'account.has_credit'
  | 'account.has_managers'
  | 'account.has_standing'
  | 'account.has_deliveries'
  | 'account.has_cash'
  | 'account.last_owner'

/** Whether an account can be deleted. The refusal names the obligation to settle first. */
export function checkAccountDeletion(ties: AccountObligations): Result<true, AccountDeletionError> {
  if (ties.isLastOwner) return refuse('account.last_owner')
  if (ties.hasDeliveries) return refuse('account.has_deliveries')
  if (ties.cashInHand > 0) return refuse('account.has_cash', { amount: ties.cashInHand })
  if (ties.hasOpenOrder) return refuse('account.order_open')
  if (ties.owed > 0) return refuse('account.owes', { amount: ties.owed })
  if (ties.credit > 0) return refuse('account.has_credit', { amount: ties.credit })
  if (ties.hasStanding) return refuse('account.has_standing')
  if (ties.hasManagers) return refuse('account.has_managers')
  return ok(true)
}
