import { m } from '@warda/i18n/messages'
import type { UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { RadioGroup } from '../../ui/admin/checkbox-group.tsx'

const REFUND_TO = ['credit', 'transfer', 'cash'] as const

/** How money goes back. */
export const refundTo = z.enum(REFUND_TO, 'required')

type RefundChoiceProps = { error: string | undefined; field: UseFormRegisterReturn }

/** Where money that the buyer paid too much goes. */
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
