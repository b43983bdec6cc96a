import { type Halalas, split } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { addDays, addMonths, type IsoDate } from '../time/riyadh-time.ts'

/** Default number of monthly installments (decisions §5). */
const INSTALLMENTS = 3

/** Days until a postponed payment is due (decisions §5). */
const POSTPONED_DAYS = 30

/** A debt to create. Due date in Riyadh. */
export type PlannedDebt = { amount: Halalas; dueDate: IsoDate }

type PaymentError = 'amount.not_positive' | 'payment.nothing_due' | 'payment.above_outstanding' | 'payment.not_whole'

/** Postponed terms: one debt for the outstanding amount, due in 30 days; none when nothing is outstanding. */
export function planPostponedDebt(outstanding: Halalas, today: IsoDate): PlannedDebt[] {
  return outstanding > 0 ? [{ amount: outstanding, dueDate: addDays(today, POSTPONED_DAYS) }] : []
}

/** Monthly terms: equal debts, the last takes the remainder, due in one, two, three… months. No debt is zero. */
export function planInstallments(outstanding: Halalas, today: IsoDate, count = INSTALLMENTS): PlannedDebt[] {
  if (outstanding <= 0) return []
  const parts = split(outstanding, Math.min(count, outstanding))
  return parts.map((amount, at) => ({ amount, dueDate: addMonths(today, at + 1) }))
}

/**
 * Checks a manual payment against the outstanding amount and returns the remainder. A `whole` payment must equal the outstanding amount; a
 * partial payment must not exceed it (decisions §5, §10).
 */
export function checkPayment(payment: {
  amount: Halalas
  outstanding: Halalas
  whole: boolean
}): Result<{ remaining: Halalas }, PaymentError> {
  const { amount, outstanding, whole } = payment
  if (amount <= 0) return refuse('amount.not_positive', undefined, 'amount')
  if (outstanding <= 0) return refuse('payment.nothing_due', undefined, 'amount')
  if (amount > outstanding) return refuse('payment.above_outstanding', { outstanding }, 'amount')
  if (whole && amount !== outstanding) return refuse('payment.not_whole', { outstanding }, 'amount')
  return ok({ remaining: outstanding - amount })
}

/** A debt after a payment; it is resolved at zero. Refuses an overpayment and a payment on a resolved debt (spec §4). */
export function applyDebtPayment(
  debt: { owed: Halalas },
  amount: Halalas,
): Result<{ owed: Halalas; resolved: boolean }, 'amount.not_positive' | 'debt.resolved' | 'debt.overpaid'> {
  if (amount <= 0) return refuse('amount.not_positive', undefined, 'amount')
  if (debt.owed <= 0) return refuse('debt.resolved')
  if (amount > debt.owed) return refuse('debt.overpaid', { owed: debt.owed }, 'amount')
  return ok({ owed: debt.owed - amount, resolved: debt.owed === amount })
}
