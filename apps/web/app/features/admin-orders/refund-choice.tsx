import { m } from '@warda/i18n/messages'
import type { UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'

const REFUND_TO = ['credit', 'transfer', 'cash'] as const

export const refundTo = z.enum(REFUND_TO, 'required')

type RefundChoiceProps = { error: string | undefined; field: UseFormRegisterReturn }

/** The destination of a refund. */
export function RefundChoice({ error, field }: RefundChoiceProps) {
  return (
    <RadioGroup
      legend={m.admin_order_refund_to()}
      choices={[
        { value: 'credit', label: m.admin_order_refund_credit(), text: m.admin_order_refund_credit_text() },
        { value: 'transfer', label: m.admin_order_refund_transfer() },
        { value: 'cash', label: m.admin_order_refund_cash() },
      ]}
      error={error}
      {...field}
    />
  )
}
