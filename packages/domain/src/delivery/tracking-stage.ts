import type { OrderState } from '../orders/order-states.ts'

/** Stages of the tracking page. */
export const TRACKING_STAGES = [
  'received',
  'preparing',
  'ready',
  'onTheWay',
  'arriving',
  'failed',
  'delivered',
  'cancelled',
] as const
export type TrackingStage = (typeof TRACKING_STAGES)[number]

/** Days after which the tracking page of a delivered or cancelled order has expired. */
export const TRACKING_DAYS = 7

type TrackingFacts = {
  state: OrderState
  /** The delivery failed and the buyer has not chosen yet. */
  hasFailed: boolean
  /** The driver left for the current attempt. */
  hasDeparted: boolean
  /** The driver is at the door. */
  hasArrived: boolean
}

const STAGES: Record<Exclude<OrderState, 'outForDelivery'>, TrackingStage> = {
  placed: 'received',
  preparing: 'preparing',
  ready: 'ready',
  delivered: 'delivered',
  completed: 'delivered',
  cancelled: 'cancelled',
}

/** The stage of an order for its buyer and recipient. */
export function getTrackingStage({ state, hasFailed, hasDeparted, hasArrived }: TrackingFacts): TrackingStage {
  if (state !== 'outForDelivery') return STAGES[state]
  if (hasFailed) return 'failed'
  if (!hasDeparted) return 'ready'
  return hasArrived ? 'arriving' : 'onTheWay'
}

/** Whether the page of an order that ended at `endedAtMs` is not shown any more. */
export const isTrackingExpired = (endedAtMs: number | null, nowMs: number): boolean =>
  endedAtMs !== null && nowMs >= endedAtMs + TRACKING_DAYS * 86_400_000
