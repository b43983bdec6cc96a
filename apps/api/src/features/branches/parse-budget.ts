import { type AmountError, type Halalas, parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'

/** A branch's monthly budget in riyals as halalas; null is no bound, undefined is not said. Refused with the field `monthlyBudget`. */
export function parseBudget(budget: number | null | undefined): Result<Halalas | null | undefined, AmountError> {
  if (budget === null || budget === undefined) return ok(budget)
  const amount = parseAmount(budget, { allowZero: true })
  return amount.ok ? amount : refuse(amount.code, amount.values, 'monthlyBudget')
}
