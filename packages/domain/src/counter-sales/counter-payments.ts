import { type Halalas, sumHalalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** How a sale at the counter is paid: cash into the drawer, the card terminal, a bank transfer. */
export const COUNTER_METHODS = ['cash', 'card', 'transfer'] as const
export type CounterMethod = (typeof COUNTER_METHODS)[number]

/** A part of a payment. `received` is the cash that the customer gave; without it, exactly the amount. */
export type CounterPayment = {
  method: CounterMethod
  amount: Halalas
  received?: Halalas | undefined
  reference?: string | undefined
}

export type CounterPaymentError =
  | 'counter_sale.payments_not_total'
  | 'counter_sale.method_twice'
  | 'counter_sale.received_too_little'

/** Checks that the payments are the total, each method once, and that the cash covers its part; returns the change. */
export function checkCounterPayments(
  total: Halalas,
  payments: readonly CounterPayment[],
): Result<{ change: Halalas }, CounterPaymentError> {
  if (new Set(payments.map(({ method }) => method)).size < payments.length)
    return refuse('counter_sale.method_twice', undefined, 'payments')
  if (sumHalalas(payments.map(({ amount }) => amount)) !== total)
    return refuse('counter_sale.payments_not_total', { amount: total }, 'payments')
  const cash = payments.find(({ method }) => method === 'cash')
  if (cash?.received === undefined) return ok({ change: 0 })
  return cash.received < cash.amount
    ? refuse('counter_sale.received_too_little', { amount: cash.amount }, 'payments')
    : ok({ change: cash.received - cash.amount })
}

/** Riyal notes that people pay with, in halalas. */
const NOTES: readonly Halalas[] = [500, 1_000, 5_000, 10_000, 20_000, 50_000]
const MOST_SUGGESTIONS = 4

/** Amounts that a customer probably gives for a sum in cash: the sum, then the next amounts of whole notes, smallest first. */
export function suggestReceived(amount: Halalas): Halalas[] {
  if (amount <= 0) return []
  const rounded = NOTES.map((note) => Math.ceil(amount / note) * note)
  return [...new Set([amount, ...rounded])].toSorted((a, b) => a - b).slice(0, MOST_SUGGESTIONS)
}
