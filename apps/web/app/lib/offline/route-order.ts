import type { CallInput } from '@warda/contract/call'
import type { OutboxEntry } from './outbox-replay.ts'

/** Outbox key of the order of stops of a day, so that its changes are sent in sequence. */
export const routeOutboxKey = (day: string): string => `route ${day}`

/** The last queued order of the stops of a day; null without one. */
export const findQueuedStopOrder = (queued: readonly OutboxEntry[], day: string): readonly string[] | null => {
  const last = queued.findLast((entry) => entry.name === 'saveDeliveryRoute' && entry.orderId === routeOutboxKey(day))
  return last === undefined ? null : (last.input as CallInput<'saveDeliveryRoute'>).body.orderIds
}

/** Stops in this order, unknown ones last; unchanged for null or an empty list. */
export function sortStops<T extends { order: { id: string } }>(
  stops: readonly T[],
  ids: readonly string[] | null,
): T[] {
  if (ids === null || ids.length === 0) return [...stops]
  const positions = new Map(ids.map((id, index) => [id, index]))
  const getPosition = (id: string): number => positions.get(id) ?? ids.length
  return [...stops].sort((a, b) => getPosition(a.order.id) - getPosition(b.order.id))
}
