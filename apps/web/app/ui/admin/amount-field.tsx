import { m } from '@warda/i18n/messages'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { SCREEN_LIMITS } from '../../lib/screen-limits.ts'
import { Field } from '../forms/field.tsx'

type AmountFieldProps = { typed: unknown; cap: number; error: string | undefined; field: UseFormRegisterReturn }

/** An amount in riyals; accepts Arabic digits. Shows an error at once for more than `cap` riyals. */
export function AmountField({ typed, cap, error, field }: AmountFieldProps) {
  const isAboveCap = toHalalas(typed) > toHalalas(cap)
  return (
    <Field
      label={m.board_pay_amount()}
      inputMode="decimal"
      step={SCREEN_LIMITS.amountStep}
      autoComplete="off"
      dir="ltr"
      className="tabular font-semibold text-lg"
      error={isAboveCap ? m.board_pay_above({ money: formatMoney(cap, currentLanguage()) }) : error}
      {...field}
    />
  )
}
