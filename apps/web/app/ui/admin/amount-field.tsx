import { m } from '@warda/i18n/messages'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { halalasOf } from '../../lib/forms/amount-input.ts'
import { Field } from '../field.tsx'

type AmountFieldProps = { typed: unknown; cap: number; error: string | undefined; field: UseFormRegisterReturn }

/** An amount in riyals; accepts Arabic digits. Shows an error at once above `cap` riyals. */
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
