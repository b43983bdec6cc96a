import type { OrderMessage } from '@warda/contract/order-messages'
import { m } from '@warda/i18n/messages'

const EVENTS: Record<OrderMessage['event'], () => string> = {
  placed: m.messages_event_placed,
  paid: m.messages_event_paid,
  addressWanted: m.messages_event_addressWanted,
  outForDelivery: m.messages_event_outForDelivery,
  late: m.messages_event_late,
  delivered: m.messages_event_delivered,
}

const AUDIENCES = { buyer: m.messages_audience_buyer, recipient: m.messages_audience_recipient } as const

/** `On its way · Recipient`. */
export const nameMessage = ({ event, audience }: Pick<OrderMessage, 'event' | 'audience'>): string =>
  `${EVENTS[event]()} · ${AUDIENCES[audience]()}`

const STATES: Record<OrderMessage['state'] | OrderMessage['deliveries'][number]['state'], () => string> = {
  queued: m.messages_state_queued,
  skipped: m.messages_state_skipped,
  waiting: m.messages_state_waiting,
  sending: m.messages_state_sending,
  sent: m.messages_state_sent,
  unknown: m.messages_state_unknown,
  delivered: m.messages_state_delivered,
  read: m.messages_state_read,
  failed: m.messages_state_failed,
}

export const nameState = (state: keyof typeof STATES): string => STATES[state]()

const REASONS: Record<NonNullable<OrderMessage['reason']>, () => string> = {
  outdated: m.messages_reason_outdated,
  not_allowed: m.messages_reason_not_allowed,
  stopped: m.messages_reason_stopped,
  other_mail: m.messages_reason_other_mail,
  no_channel: m.messages_reason_no_channel,
  many_unpaid: m.messages_reason_many_unpaid,
  invalid_number: m.messages_reason_invalid_number,
  not_reachable: m.messages_reason_not_reachable,
  blocked: m.messages_reason_blocked,
  sender_rejected: m.messages_reason_sender_rejected,
  template_rejected: m.messages_reason_template_rejected,
  credentials: m.messages_reason_credentials,
  no_credit: m.messages_reason_no_credit,
  too_many: m.messages_reason_too_many,
  provider_down: m.messages_reason_provider_down,
  no_answer: m.messages_reason_no_answer,
  expired: m.messages_reason_expired,
  other: m.messages_reason_other,
}

/** Why a message was not sent or did not arrive. */
export const getReason = (reason: NonNullable<OrderMessage['reason']>): string => REASONS[reason]()
