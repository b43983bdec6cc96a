import type { OrderState } from '../orders/order-states.ts'

/** A channel by which a person is told about an order. */
export const MESSAGE_CHANNELS = ['whatsapp', 'sms', 'mail'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

export const MESSAGE_AUDIENCES = ['buyer', 'recipient', 'driver'] as const
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number]

export const MESSAGE_EVENTS = [
  'placed',
  'paid',
  'addressWanted',
  'outForDelivery',
  'late',
  'delivered',
  'runAssigned',
  'runChanged',
] as const
export type MessageEvent = (typeof MESSAGE_EVENTS)[number]

/**
 * How one person is told of one event.
 * - `urgency`: `always` also at night, `daytime` not in quiet hours, `today` at night only when it concerns the current day.
 * - `mail`: `message` sends a short mail as the last channel, `mailedAnyway` when the shop mails this event anyway (a receipt), `none` without
 *   a mail address.
 * - `states`: states of the order in which the message is still true; empty for messages without an order.
 */
export type MessageRule = {
  urgency: 'always' | 'daytime' | 'today'
  mail: 'message' | 'mailedAnyway' | 'none'
  states: readonly OrderState[]
}

const BEFORE_DELIVERY = ['preparing', 'ready', 'outForDelivery'] as const
const AFTER_DELIVERY = ['delivered', 'completed'] as const

/** Who is told of which event (OPEN-04); a person without an entry is not told. The desk gets mails of its own kinds. */
export const MESSAGE_RULES: Record<MessageEvent, Partial<Record<MessageAudience, MessageRule>>> = {
  placed: {
    buyer: { urgency: 'always', mail: 'mailedAnyway', states: ['placed', ...BEFORE_DELIVERY, ...AFTER_DELIVERY] },
  },
  paid: {
    buyer: { urgency: 'always', mail: 'mailedAnyway', states: ['placed', ...BEFORE_DELIVERY, ...AFTER_DELIVERY] },
  },
  addressWanted: { recipient: { urgency: 'daytime', mail: 'none', states: ['placed', 'preparing'] } },
  outForDelivery: {
    buyer: { urgency: 'always', mail: 'message', states: ['outForDelivery'] },
    recipient: { urgency: 'always', mail: 'none', states: ['outForDelivery'] },
  },
  late: { buyer: { urgency: 'always', mail: 'message', states: ['placed', ...BEFORE_DELIVERY] } },
  delivered: { buyer: { urgency: 'always', mail: 'mailedAnyway', states: AFTER_DELIVERY } },
  runAssigned: { driver: { urgency: 'today', mail: 'message', states: [] } },
  runChanged: { driver: { urgency: 'today', mail: 'message', states: [] } },
}

/** The people who are told of an event. */
export const listAudiences = (event: MessageEvent): MessageAudience[] =>
  MESSAGE_AUDIENCES.filter((audience) => MESSAGE_RULES[event][audience] !== undefined)

/** What the sender allows the shop to tell the recipient: nothing, that a delivery comes, or also who sends it. */
export const RECIPIENT_NOTICES = ['none', 'discreet', 'named'] as const
export type RecipientNotice = (typeof RECIPIENT_NOTICES)[number]

/** Whether the shop may tell the recipient who sends the delivery. */
export const namesSender = ({
  recipientNotice,
  hideSender,
}: {
  recipientNotice: string
  hideSender: boolean
}): boolean => recipientNotice === 'named' && !hideSender

/**
 * What the page that asks for the address may say. With a notice the shop sends its link, and the page says no more than the message; without one
 * the sender sends the link and has told of the flowers.
 */
export const getAddressPageRules = (order: { recipientNotice: string; hideSender: boolean }) =>
  order.recipientNotice === 'none'
    ? { namesFlowers: true, namesSender: !order.hideSender }
    : { namesFlowers: false, namesSender: namesSender(order) }
