import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { RefundChoice } from './refund-choice.tsx'

type ReasonAndRefundFieldsProps = {
  /** Whether there are payments to refund. */
  paid: boolean
  reason: Omit<ComponentProps<typeof TextareaField>, 'label'>
  refundTo: ComponentProps<typeof RefundChoice>
}

/** The reason for a credit and the destination of the refund. */
export function ReasonAndRefundFields({ paid, reason, refundTo }: ReasonAndRefundFieldsProps) {
  return (
    <>
      <TextareaField
        label={m.admin_order_reason()}
        hint={m.admin_order_reason_hint()}
        rows={2}
        className="min-h-20!"
        maxLength={LIMITS.deliveryNote}
        {...reason}
      />
      {paid && <RefundChoice {...refundTo} />}
    </>
  )
}
