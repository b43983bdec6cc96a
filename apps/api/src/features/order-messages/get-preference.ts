import { MESSAGE_CHANNELS, type MessageChannel } from '@warda/domain/order-messages/message-rules'
import { listReachable, parseMessagePhone } from '@warda/domain/order-messages/phone-number'
import type { AppContext } from '../../context.ts'
import { findPreference, findUserPhone, type Preference } from './preference-queries.ts'
import { hasStoppedMessages } from './stop-messages.ts'

export type PreferenceView = {
  preference: Preference | undefined
  /** The number that messages go to; null without a usable one. */
  phone: string | null
  /** Whether the owner of the number wants no messages. */
  isStopped: boolean
  /** Whether an answer by WhatsApp ends that. */
  canStart: boolean
  /** Channels that can be chosen. */
  channels: MessageChannel[]
}

/** The channels that the shop has. */
export const listChannels = ({ messengers }: AppContext): MessageChannel[] =>
  MESSAGE_CHANNELS.filter((channel) => channel === 'mail' || messengers[channel] !== null)

/** A person's choice with what can be chosen. */
export async function getPreference(context: AppContext, userId: string): Promise<PreferenceView> {
  const phone = parseMessagePhone(await findUserPhone(context.db, userId))
  const isStopped = phone !== null && (await hasStoppedMessages(context, phone))
  return {
    preference: await findPreference(context.db, userId),
    phone,
    isStopped,
    canStart: isStopped && context.messengers.whatsapp !== null,
    channels: listReachable(isStopped ? null : phone, listChannels(context)),
  }
}
