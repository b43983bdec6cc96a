import type { Webhook, WebhookDelivery } from '@warda/contract/webhooks'
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@warda/domain/webhooks/event-types'
import type { MessageKey } from '@warda/i18n/keys'
import { presentBody } from './body-present.ts'
import type { DeliveryRow } from './delivery-queries.ts'
import type { WebhookRow } from './queries.ts'

const isEventType = (text: string): text is WebhookEventType =>
  (WEBHOOK_EVENT_TYPES as readonly string[]).includes(text)

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  eventTypes: row.event_types.filter(isEventType),
  state: row.state,
  failingSince: row.failing_since?.toISOString() ?? null,
  pending: row.pending ?? 0,
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

const FAILURE_TEXTS = {
  status: 'webhooks_api_failure_status',
  badAddress: 'webhooks_api_failure_address',
  privateAddress: 'webhooks_api_failure_private',
  unreachable: 'webhooks_api_failure_unreachable',
  timeout: 'webhooks_api_failure_timeout',
  tooLarge: 'webhooks_api_failure_large',
  unreadableSecret: 'webhooks_api_failure_secret',
  tooManyRedirects: 'webhooks_api_failure_status',
} as const satisfies Record<NonNullable<DeliveryRow['failure']>, MessageKey>

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

export const presentDelivery = (row: DeliveryRow, t: Translate): WebhookDelivery => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  failureText: row.failure === null ? '' : t(FAILURE_TEXTS[row.failure], { status: row.status ?? '' }),
  answer: row.answer,
  durationMs: row.durationMs,
  body: presentBody(row),
  eventAt: row.at.toISOString(),
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
})
