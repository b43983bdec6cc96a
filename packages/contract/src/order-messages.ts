import { DELIVERY_STATES, FAILURE_CODES } from '@warda/domain/order-messages/delivery-report'
import { MESSAGE_CHANNELS } from '@warda/domain/order-messages/message-rules'
import { SKIP_REASONS } from '@warda/domain/order-messages/plan-message'
import * as z from 'zod/mini'
import { asRole, endpoint, selfAccess } from './endpoint.ts'
import { instant, uuid } from './wire/amount.ts'

const messageChannel = z.enum(MESSAGE_CHANNELS, 'invalid_choice')

const messagePreference = z.object({
  channel: messageChannel,
  /** When and where it was chosen; null while it was not. `stop`: the number asked for no messages. */
  since: z.nullable(z.object({ at: instant, source: z.enum(['profile', 'checkout', 'stop']) })),
  /** The number that messages go to; null without a usable one. */
  phone: z.nullable(z.string()),
  /** Whether the owner of the number wants no messages. */
  isStopped: z._default(z.boolean(), false),
  /** Whether the answer “start” by WhatsApp ends that. */
  canStart: z._default(z.boolean(), false),
  /** Channels that can be chosen. */
  channels: z.array(messageChannel),
})

export type MessagePreference = z.infer<typeof messagePreference>

const reason = z.nullable(z.enum([...SKIP_REASONS, ...FAILURE_CODES]))

/** A message about an order, with one entry per channel by which it was tried. */
const orderMessage = z.object({
  id: z.string(),
  event: z.enum(['placed', 'paid', 'addressWanted', 'outForDelivery', 'late', 'delivered']),
  audience: z.enum(['buyer', 'recipient']),
  state: z.enum(['queued', 'sent', 'skipped', 'failed']),
  reason,
  at: instant,
  deliveries: z.array(z.object({ channel: messageChannel, state: z.enum(DELIVERY_STATES), reason, at: instant })),
  canSendAgain: z.boolean(),
})

export type OrderMessage = z.infer<typeof orderMessage>

const orderPerson = z.enum(['buyer', 'recipient'], 'invalid_choice')

const orderMessages = z.object({
  data: z.array(orderMessage),
  /** Whose number asked for no messages. */
  stopped: z._default(z.array(orderPerson), []),
})

const self = selfAccess('userId')
const desk = asRole(['Admin'], 'orders')

export const orderMessageEndpoints = {
  getMessagePreference: endpoint('getMessagePreference', {
    access: self,
    summary: 'By which channel the caller is told about orders, and since when (OPEN-04)',
    params: z.object({ userId: uuid }),
    answer: z.object({ data: messagePreference }),
  }),
  setMessagePreference: endpoint('setMessagePreference', {
    access: self,
    summary: 'Agrees to WhatsApp or text messages about orders, or withdraws it by choosing mail (OPEN-04)',
    params: z.object({ userId: uuid }),
    body: z.object({ channel: messageChannel }),
    answer: z.object({ message: z.string(), data: messagePreference }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  getOrderMessages: endpoint('getOrderMessages', {
    access: desk,
    summary: 'The messages about an order with their delivery receipts and failures (OPEN-04)',
    params: z.object({ orderId: uuid }),
    answer: orderMessages,
  }),
  sendMessageAgain: endpoint('sendMessageAgain', {
    access: desk,
    summary: 'Sends a message again from its first channel; one that is being sent stays as it is (OPEN-04)',
    params: z.object({ orderId: uuid, messageId: uuid }),
    answer: z.extend(orderMessages, { message: z.string() }),
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
  }),
  allowOrderMessages: endpoint('allowOrderMessages', {
    access: desk,
    summary: 'Allows messages again to a number that stopped them, at the wish of its owner (OPEN-04)',
    params: z.object({ orderId: uuid, audience: orderPerson }),
    answer: z.extend(orderMessages, { message: z.string() }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
}
