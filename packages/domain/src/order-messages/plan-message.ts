import type { OrderState } from '../orders/order-states.ts'
import { MESSAGE_RULES, type MessageAudience, type MessageChannel, type MessageEvent } from './message-rules.ts'
import { getQuietEnd } from './quiet-hours.ts'

/** Why a message is not sent, or not any more. */
export const SKIP_REASONS = ['outdated', 'not_allowed', 'stopped', 'other_mail', 'no_channel', 'many_unpaid'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export type MessageFacts = {
  event: MessageEvent
  audience: MessageAudience
  /** State of the order; null for a message without one. */
  state: OrderState | null
  /** Whether it concerns the current delivery day. */
  isToday: boolean
  /** Whether the person may be told: a buyer and a driver always, a recipient when the sender decided so. */
  isAllowed: boolean
  /** Whether the person's number asked for no messages. */
  isStopped: boolean
  /** The channel to which the person agreed; mail needs no agreement. */
  preference: MessageChannel
  hasPhone: boolean
  hasMail: boolean
  /** Channels that the shop has. */
  available: readonly MessageChannel[]
  /** Channels by which this message was tried already. */
  tried: readonly MessageChannel[]
}

export type MessagePlan =
  | { kind: 'send'; channel: MessageChannel }
  /** Not before `untilMs`: the quiet hours. */
  | { kind: 'wait'; untilMs: number }
  | { kind: 'skip'; reason: SkipReason }

/** The channels that follow each other when one fails; nobody gets WhatsApp who agreed to text messages only. */
const FALLBACKS: Record<MessageChannel, readonly MessageChannel[]> = {
  whatsapp: ['whatsapp', 'sms', 'mail'],
  sms: ['sms', 'mail'],
  mail: ['mail'],
}

/** Decides by which channel a person is told now, later or not at all (OPEN-04). */
export function planMessage(facts: MessageFacts, nowMs: number): MessagePlan {
  const rule = MESSAGE_RULES[facts.event][facts.audience]
  if (rule === undefined) return { kind: 'skip', reason: 'not_allowed' }
  if (!facts.isAllowed) return { kind: 'skip', reason: 'not_allowed' }
  if (rule.states.length > 0 && (facts.state === null || !rule.states.includes(facts.state)))
    return { kind: 'skip', reason: 'outdated' }
  const channels = FALLBACKS[facts.preference].filter((channel) => canUse(channel, facts))
  const [channel] = channels.filter((candidate) => !facts.tried.includes(candidate))
  if (channel === undefined) return { kind: 'skip', reason: facts.isStopped ? 'stopped' : 'no_channel' }
  if (channel === 'mail' && rule.mail === 'mailedAnyway') return { kind: 'skip', reason: 'other_mail' }
  if (channel === 'mail' && rule.mail === 'none')
    return { kind: 'skip', reason: facts.isStopped ? 'stopped' : 'no_channel' }
  const mayDisturb = channel === 'mail' || rule.urgency === 'always' || (rule.urgency === 'today' && facts.isToday)
  const untilMs = mayDisturb ? nowMs : getQuietEnd(nowMs)
  return untilMs > nowMs ? { kind: 'wait', untilMs } : { kind: 'send', channel }
}

function canUse(channel: MessageChannel, { available, hasPhone, hasMail, isStopped }: MessageFacts): boolean {
  if (channel === 'mail') return hasMail
  return available.includes(channel) && hasPhone && !isStopped
}
