import { m } from '@warda/i18n/messages'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { CheckoutForm } from './checkout-form.ts'

/** Whether the shop may tell the recipient that a delivery comes; nothing by default (OPEN-04). */
export function RecipientNotice({ checkout, askRecipient }: { checkout: CheckoutForm; askRecipient: boolean }) {
  return (
    <SelectField
      label={m.messages_recipient()}
      hint={askRecipient ? m.messages_recipient_ask_hint() : m.messages_recipient_hint()}
      {...checkout.form.register('recipientNotice')}
    >
      <option value="none">{m.messages_recipient_none()}</option>
      <option value="discreet">{m.messages_recipient_discreet()}</option>
      <option value="named">{m.messages_recipient_named()}</option>
    </SelectField>
  )
}
