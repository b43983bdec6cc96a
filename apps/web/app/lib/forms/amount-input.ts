import { riyals } from '@warda/contract/wire/riyals'
import { type Halalas, parseAmount } from '@warda/domain/money'
import * as z from 'zod/mini'

/** Typed or sent riyals in halalas, 0 when they are none. */
export const halalasOf = (amount: unknown): Halalas => {
  const parsed = parseAmount(amount)
  return parsed.ok ? parsed.value : 0
}

/** Above zero, at most two decimals, at most `cap` riyals (FORM-07). Comes out in halalas. */
export const amountUpTo = (cap: number) =>
  riyals.check(z.refine((halalas) => halalas <= halalasOf(cap), { error: 'invalid_choice' }))

/** An amount as it stands in the field at first: `120.50`. */
export const asTyped = (amount: number): string => amount.toFixed(2)
