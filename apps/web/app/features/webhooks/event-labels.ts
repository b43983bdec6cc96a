import type { WebhookEventType } from '@warda/domain/webhooks/event-types'
import { m } from '@warda/i18n/messages'

const LABELS: Record<WebhookEventType | 'webhook.test', () => string> = {
  'order.placed': m.webhooks_event_order_placed,
  'order.preparing': m.webhooks_event_order_preparing,
  'order.ready': m.webhooks_event_order_ready,
  'order.changed': m.webhooks_event_order_changed,
  'order.completed': m.webhooks_event_order_completed,
  'order.cancelled': m.webhooks_event_order_cancelled,
  'delivery.started': m.webhooks_event_delivery_started,
  'delivery.completed': m.webhooks_event_delivery_completed,
  'delivery.failed': m.webhooks_event_delivery_failed,
  'payment.received': m.webhooks_event_payment_received,
  'payment.refunded': m.webhooks_event_payment_refunded,
  'document.issued': m.webhooks_event_document_issued,
  'stock.changed': m.webhooks_event_stock_changed,
  'webhook.test': m.webhooks_event_test,
}

/** The label of an event type; an unknown type is returned as it is. */
export const getEventLabel = (type: string): string =>
  Object.hasOwn(LABELS, type) ? LABELS[type as WebhookEventType]() : type
