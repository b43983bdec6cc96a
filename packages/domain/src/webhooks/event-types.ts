/** Event types that webhooks can subscribe to; the triggers of migration 68 add these events. */
export const WEBHOOK_EVENT_TYPES = [
  'order.placed',
  'order.preparing',
  'order.ready',
  'order.changed',
  'order.completed',
  'order.cancelled',
  'delivery.started',
  'delivery.completed',
  'delivery.failed',
  'payment.received',
  'payment.refunded',
  'document.issued',
  'stock.changed',
] as const
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]
