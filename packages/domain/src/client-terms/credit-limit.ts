import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** What a client may still owe: the limit less what is owed, never below zero. */
export function remainingCredit(limit: Halalas, used: Halalas): Halalas {
  return Math.max(0, limit - used)
}

/** Whether an order on credit fits the client's limit (decisions §4). The values of the refusal are halalas. */
export function checkCreditLimit(asked: {
  total: Halalas
  limit: Halalas
  used: Halalas
}): Result<true, 'credit.above_limit'> {
  const left = remainingCredit(asked.limit, asked.used)
  return asked.total <= left ? ok(true) : refuse('credit.above_limit', { left }, 'paymentTerms')
}

/**
 * Whether an order needs the owner's word: somebody else than the owner orders, and with it the branch would pass its monthly budget.
 * No budget is no bound.
 */
export function needsApproval(asked: {
  byOwner: boolean
  total: Halalas
  budget: Halalas | null
  spentThisMonth: Halalas
}): boolean {
  if (asked.byOwner || asked.budget === null) return false
  return asked.spentThisMonth + asked.total > asked.budget
}
