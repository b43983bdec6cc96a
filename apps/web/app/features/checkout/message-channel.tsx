import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { CheckoutForm } from './checkout-form.ts'

const LABELS = {
  whatsapp: m.messages_channel_whatsapp,
  sms: m.messages_channel_sms,
  mail: m.messages_channel_mail,
} as const

/** By which channel the buyer is told about orders; begins with the stored choice, and is left out without another channel (OPEN-04). */
export function MessageChannelField({ checkout, userId }: { checkout: CheckoutForm; userId: string }) {
  const { data } = useApiQuery('getMessagePreference', { params: { userId } }, { select: (answer) => answer.data })
  if (data === undefined || data.channels.length < 2) return null
  const chosen = checkout.form.watch('messageChannel') || data.channel
  return (
    <SelectField
      label={m.messages_checkout()}
      name="messageChannel"
      value={chosen}
      onChange={({ target }) => {
        const channel = data.channels.find((candidate) => candidate === target.value)
        if (channel) checkout.form.setValue('messageChannel', channel, { shouldDirty: true })
      }}
    >
      {data.channels.map((channel) => (
        <option key={channel} value={channel}>
          {LABELS[channel]()}
        </option>
      ))}
    </SelectField>
  )
}
