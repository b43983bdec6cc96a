import { riyals } from '@warda/contract/wire/riyals'
import { type Halalas, parseAmount } from '@warda/domain/money'
import * as z from 'zod/mini'

/** Converts typed or sent riyals to halalas; 0 when invalid. */
export const toHalalas = (amount: unknown): Halalas => {
  const parsed = parseAmount(amount)
  return parsed.ok ? parsed.value : 0
}

/** Schema of an amount above zero with at most two decimals and `cap` riyals (FORM-07); its output is in halalas. */
export const amountUpTo = (cap: number) =>
  riyals.check(z.refine((halalas) => halalas <= toHalalas(cap), { error: 'invalid_choice' }))

/** Initial text of an amount field: `120.50`. */
export const toAmountInput = (amount: number): string => amount.toFixed(2)
