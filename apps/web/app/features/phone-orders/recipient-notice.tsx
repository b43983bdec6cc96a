import { m } from '@warda/i18n/messages'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { PhoneOrder } from './phone-order.ts'

/** Whether the shop may tell the recipient that a delivery comes; nothing by default (OPEN-04). */
export function RecipientNotice({ order: { form } }: { order: PhoneOrder }) {
  return (
    <SelectField
      label={m.admin_phone_notice()}
      hint={m.messages_recipient_hint()}
      {...form.register('recipientNotice')}
    >
      <option value="none">{m.messages_recipient_none()}</option>
      <option value="discreet">{m.messages_recipient_discreet()}</option>
      <option value="named">{m.admin_phone_notice_named()}</option>
    </SelectField>
  )
}
