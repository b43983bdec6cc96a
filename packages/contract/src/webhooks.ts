import { WEBHOOK_EVENT_TYPES } from '@warda/domain/webhooks/event-types'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { instant, messageAnswer, numericId, uuid } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { lineText, text } from './wire/text.ts'

export const webhookBody = z.object({
  url: text(1, 500).check(
    z.refine((url) => {
      const parsed = URL.parse(url)
      return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '' && parsed.password === ''
    }, 'invalid_url'),
  ),
  description: lineText(0, 120),
  eventTypes: z.array(z.enum(WEBHOOK_EVENT_TYPES, 'invalid_choice'), 'required').check(
    z.minLength(1, 'required'),
    z.maxLength(WEBHOOK_EVENT_TYPES.length, 'invalid_choice'),
    z.refine((types) => new Set(types).size === types.length, 'invalid_choice'),
  ),
  isEnabled: z.boolean('required'),
})

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  eventTypes: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  /** `failing`: disabled after five days without a success; `gone`: the receiver answered 410. */
  state: z.enum(['enabled', 'disabled', 'failing', 'gone']),
  /** Since when every attempt has failed. */
  failingSince: z.nullable(instant),
  /** Deliveries that are waiting for an attempt. */
  pending: z.int(),
  lastDeliveredAt: z.nullable(instant),
  createdAt: instant,
})
export type Webhook = z.infer<typeof webhook>

const delivery = z.object({
  id: z.int(),
  eventId: z.string(),
  type: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  /** HTTP status of the last response; null without one. */
  status: z.nullable(z.int()),
  /** Why the last attempt failed, in the caller's language; empty when it did not. */
  failureText: z.string(),
  /** The start of the last response body. */
  answer: z.string(),
  durationMs: z.nullable(z.int()),
  /** The request body. */
  body: z.string(),
  eventAt: instant,
  lastAttemptAt: z.nullable(instant),
  nextAttemptAt: z.nullable(instant),
})
export type WebhookDelivery = z.infer<typeof delivery>

/** The body of a request to a webhook; amounts in riyals, `timestamp` in UTC. */
export const webhookEvent = z.object({
  type: z.string(),
  timestamp: instant,
  data: z.record(z.string(), z.union([z.string(), z.number()])),
})

const access = asAdmin('settings')
const params = z.object({ webhookId: uuid })
const changed = z.object({ message: z.string(), data: webhook })
const withSecret = z.object({ message: z.string(), data: webhook, secret: z.string() })

export const webhookEndpoints = {
  webhooks: endpoint('webhooks', {
    access,
    summary: 'Webhooks with their state, the newest first',
    answer: z.object({ data: z.array(webhook) }),
  }),
  createWebhook: endpoint('createWebhook', {
    access,
    summary: 'Adds a webhook; its secret signs every request (Standard Webhooks)',
    body: webhookBody,
    answer: withSecret,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
    idempotent: true,
  }),
  saveWebhook: endpoint('saveWebhook', {
    access,
    summary: 'Changes a webhook; enabling one forgets its failures',
    params,
    body: webhookBody,
    answer: changed,
  }),
  deleteWebhook: endpoint('deleteWebhook', {
    access,
    summary: 'Removes a webhook; pending deliveries are not sent any more',
    params,
    answer: messageAnswer,
  }),
  replaceWebhookSecret: endpoint('replaceWebhookSecret', {
    access,
    summary: 'Gives a webhook a new secret; requests carry signatures of both for 24 hours',
    params,
    answer: withSecret,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
    idempotent: true,
  }),
  testWebhook: endpoint('testWebhook', {
    access,
    summary: 'Sends an event of the type `webhook.test`',
    params,
    answer: messageAnswer,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  webhookDeliveries: endpoint('webhookDeliveries', {
    access,
    summary: 'Deliveries of a webhook within the last 30 days, the newest first',
    params,
    query: z.object({
      ...pageQuery,
      state: z.optional(z.enum(['pending', 'delivered', 'failed'], 'invalid_choice')),
    }),
    answer: paged(delivery),
  }),
  resendWebhookDelivery: endpoint('resendWebhookDelivery', {
    access,
    summary: 'Sends an event again with the same id',
    params: z.object({ webhookId: uuid, deliveryId: numericId }),
    answer: messageAnswer,
    limits: [{ by: 'user', max: 600, seconds: 3600 }],
  }),
}
