import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

export type CreditShortage = { limit: Halalas; used: Halalas; left: Halalas; missing: Halalas }

/** The remaining credit of a client: the limit less the amount used, at least zero. */
export function calculateRemainingCredit(limit: Halalas, used: Halalas): Halalas {
  return Math.max(0, limit - used)
}

/** The amounts of a refusal because of the credit limit: limit, used, left and what `total` is above it. */
export function creditShortage(credit: { total: Halalas; limit: Halalas; used: Halalas }): CreditShortage {
  const { total, limit, used } = credit
  const left = calculateRemainingCredit(limit, used)
  return { limit, used, left, missing: total - left }
}

/** Whether an order on credit is within the client's limit (decisions §4). The refusal's values are in halalas. */
export function checkCreditLimit(order: {
  total: Halalas
  limit: Halalas
  used: Halalas
}): Result<true, 'credit.above_limit'> {
  const shortage = creditShortage(order)
  return shortage.missing <= 0 ? ok(true) : refuse('credit.above_limit', shortage, 'paymentTerms')
}

/**
 * Whether an order needs the owner's approval: it is not placed by the owner and exceeds the branch's monthly budget. A null budget is
 * unlimited.
 */
export function needsApproval(order: {
  byOwner: boolean
  total: Halalas
  budget: Halalas | null
  spentThisMonth: Halalas
}): boolean {
  if (order.byOwner || order.budget === null) return false
  return order.spentThisMonth + order.total > order.budget
}
