import { type Halalas, split } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { addDays, addMonths, type IsoDate } from '../time/riyadh-time.ts'

/** Monthly installments when nothing else is set (decisions §5). */
const INSTALLMENTS = 3

/** Days until a postponed payment is due (decisions §5). */
const POSTPONED_DAYS = 30

/** A debt to create: so much, due on that day (Riyadh). */
export type PlannedDebt = { amount: Halalas; dueDate: IsoDate }

type PaymentFault = 'amount.not_positive' | 'payment.nothing_due' | 'payment.above_outstanding' | 'payment.not_whole'

/** Postponed: one debt for what is outstanding, due in 30 days. Nothing outstanding, no debt. */
export function planPostponedDebt(outstanding: Halalas, today: IsoDate): PlannedDebt[] {
  return outstanding > 0 ? [{ amount: outstanding, dueDate: addDays(today, POSTPONED_DAYS) }] : []
}

/** Monthly: equal debts, the last takes the rounding, due one, two, three… months from today. No debt of nothing is ever made. */
export function planInstallments(outstanding: Halalas, today: IsoDate, count = INSTALLMENTS): PlannedDebt[] {
  if (outstanding <= 0) return []
  const parts = split(outstanding, Math.min(count, outstanding))
  return parts.map((amount, at) => ({ amount, dueDate: addMonths(today, at + 1) }))
}

/**
 * Whether a manual payment fits what an order owes, and what stays owed. `whole` must equal what is outstanding; a part is capped by it,
 * not by the order's total (decisions §5, §10).
 */
export function checkPayment(payment: {
  amount: Halalas
  outstanding: Halalas
  whole: boolean
}): Result<{ remaining: Halalas }, PaymentFault> {
  const { amount, outstanding, whole } = payment
  if (amount <= 0) return refuse('amount.not_positive', undefined, 'amount')
  if (outstanding <= 0) return refuse('payment.nothing_due', undefined, 'amount')
  if (amount > outstanding) return refuse('payment.above_outstanding', { outstanding }, 'amount')
  if (whole && amount !== outstanding) return refuse('payment.not_whole', { outstanding }, 'amount')
  return ok({ remaining: outstanding - amount })
}

/** A debt after a payment on it: it falls by what is paid and resolves at zero; never overpaid, never resolved twice (spec §4). */
export function applyDebtPayment(
  debt: { owed: Halalas },
  amount: Halalas,
): Result<{ owed: Halalas; resolved: boolean }, 'amount.not_positive' | 'debt.resolved' | 'debt.overpaid'> {
  if (amount <= 0) return refuse('amount.not_positive', undefined, 'amount')
  if (debt.owed <= 0) return refuse('debt.resolved')
  if (amount > debt.owed) return refuse('debt.overpaid', { owed: debt.owed }, 'amount')
  return ok({ owed: debt.owed - amount, resolved: debt.owed === amount })
}
