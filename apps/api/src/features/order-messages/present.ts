import type { MessagePreference, OrderMessage } from '@warda/contract/order-messages'
import type { DeskMessage } from './desk-queries.ts'
import type { PreferenceView } from './get-preference.ts'

export const presentMessage = ({ createdAt, deliveries, audience, ...message }: DeskMessage): OrderMessage => ({
  ...message,
  audience: audience === 'recipient' ? 'recipient' : 'buyer',
  event: message.event as OrderMessage['event'],
  reason: message.reason as OrderMessage['reason'],
  at: createdAt.toISOString(),
  deliveries: deliveries.map(({ at, reason, ...delivery }) => ({
    ...delivery,
    reason: reason as OrderMessage['deliveries'][number]['reason'],
    at: new Date(at).toISOString(),
  })),
  canSendAgain: message.state !== 'queued',
})

export const presentPreference = ({ preference, ...view }: PreferenceView): MessagePreference => ({
  ...view,
  channel: preference?.channel ?? 'mail',
  since: preference ? { at: preference.at.toISOString(), source: preference.source } : null,
})
