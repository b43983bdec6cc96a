import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { RefundChoice } from './refund-choice.tsx'

type WhyAndWhereToProps = {
  /** Whether there is money to go back. */
  paid: boolean
  reason: Omit<ComponentProps<typeof TextareaField>, 'label'>
  refundTo: ComponentProps<typeof RefundChoice>
}

/** Why money is taken off an order, and where what was paid goes. */
export function WhyAndWhereTo({ paid, reason, refundTo }: WhyAndWhereToProps) {
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
