import { riyals } from '@warda/contract/wire/riyals'
import { type Halalas, parseAmount } from '@warda/domain/money'
import { m } from '@warda/words/messages'
import type { UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatMoney } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { Field } from '../../ui/field.tsx'

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

type AmountFieldProps = { typed: unknown; cap: number; error: string | undefined; field: UseFormRegisterReturn }

/** Riyals with the keyboard of numbers; Arabic digits are understood. Says at once when it is more than `cap` riyals. */
export function AmountField({ typed, cap, error, field }: AmountFieldProps) {
  const above = halalasOf(typed) > halalasOf(cap)
  return (
    <Field
      label={m.board_pay_amount()}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      className="tabular font-semibold text-lg"
      error={above ? m.board_pay_above({ money: formatMoney(cap, currentLanguage()) }) : error}
      {...field}
    />
  )
}
