import { type AmountError, type Halalas, parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'

/** Converts a monthly budget from riyals to halalas; null is no limit, undefined is not given. */
export function parseBudget(budget: number | null | undefined): Result<Halalas | null | undefined, AmountError> {
  if (budget === null || budget === undefined) return ok(budget)
  const amount = parseAmount(budget, { allowZero: true })
  return amount.ok ? amount : refuse(amount.code, amount.values, 'monthlyBudget')
}
