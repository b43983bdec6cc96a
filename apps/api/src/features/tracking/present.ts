import type { Tracking } from '@warda/contract/tracking'
import type { TrackingView } from './find-tracking.ts'

/** First word of a name. */
const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

export function presentTracking(view: TrackingView, sender: string | null, hasStopped: boolean): Tracking {
  const { audience, order, stage, isLate, stopsAhead } = view
  const isBuyer = audience === 'buyer'
  const isOnRoad = stage === 'onTheWay' || stage === 'arriving'
  return {
    audience,
    stage,
    orderNumber: String(order.number),
    recipientName: order.recipientName,
    sender: isBuyer ? null : sender,
    window: { date: order.deliveryDate, slot: order.deliverySlot },
    isLate,
    stopsAhead,
    driver:
      isOnRoad && order.driverName !== null
        ? { firstName: firstName(order.driverName), phone: order.driverPhone || null }
        : null,
    delivered:
      stage === 'delivered' && order.deliveredAt !== null
        ? {
            at: order.deliveredAt.toISOString(),
            takenBy: isBuyer ? order.takenBy : null,
            hasPhoto: isBuyer && order.photoId !== null,
          }
        : null,
    canStop: !isBuyer && !hasStopped,
  }
}
