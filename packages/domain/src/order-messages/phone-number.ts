import { normalisePhone, parseSaudiMobile } from '../phone.ts'
import type { MessageChannel } from './message-rules.ts'

/** The number of a phone in the form `+9665…` that messages are sent to; null when it is no mobile or international number. */
export function parseMessagePhone(text: string): string | null {
  const saudi = parseSaudiMobile(text)
  if (saudi !== null) return saudi
  const international = /^(?:\+|00)([1-9]\d{7,14})$/.exec(normalisePhone(text))?.[1]
  return international === undefined || international.startsWith('966') ? null : `+${international}`
}

/**
 * The channels that can reach a number in the form of {@link parseMessagePhone}. Text messages go to Saudi mobiles only: the senders' names are
 * registered in Saudi Arabia, and anybody could otherwise let the shop pay for messages to expensive numbers.
 */
export const listReachable = (phone: string | null, channels: readonly MessageChannel[]): MessageChannel[] =>
  channels.filter(
    (channel) => channel === 'mail' || (phone !== null && (channel !== 'sms' || phone.startsWith('+9665'))),
  )
