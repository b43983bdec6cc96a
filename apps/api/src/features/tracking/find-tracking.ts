import { isLate } from '@warda/domain/delivery/lateness'
import { getTrackingStage, isTrackingExpired, type TrackingStage } from '@warda/domain/delivery/tracking-stage'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { returnAttempt, takeAttempt } from '../../db/rate-limits.ts'
import { findLinkedOrder } from '../order-messages/index.ts'
import { countStopsAhead } from './count-stops-ahead.ts'
import { findTrackedOrder, type TrackedOrder } from './queries.ts'

/** Unknown codes from one address in an hour; afterwards even a right guess is refused. */
const MAX_MISSES = 30
const MISS_SECONDS = 3_600

export type TrackingView = {
  audience: 'buyer' | 'recipient'
  order: TrackedOrder
  stage: TrackingStage
  isLate: boolean
  stopsAhead: number | null
}

export type TrackingError = 'not_found' | 'too_many' | 'tracking.expired'

/** Finds the delivery of a tracking code and what its page shows. */
export async function findTracking(
  context: AppContext,
  { code, ip }: { code: string; ip: string },
): Promise<Result<TrackingView, TrackingError>> {
  const found = await findByCode(context, code, ip)
  if (!found.ok) return found
  const { order } = found.value
  const now = context.clock.now()
  const ended = order.deliveredAt ?? order.cancelledAt
  if (isTrackingExpired(ended?.getTime() ?? null, now)) return refuse('tracking.expired')
  const stage = getTrackingStage(order)
  const isOnRoad = stage === 'onTheWay' && order.assignedTo !== null
  return ok({
    ...found.value,
    stage,
    isLate: stage !== 'failed' && isLate({ ...order, addressWanted: order.addressWantedUntil !== null }, now),
    stopsAhead: isOnRoad ? await countStopsAhead(context, order.assignedTo ?? '', order.id) : null,
  })
}

/** Counts an unknown code as a miss before it is looked up, so that concurrent guesses cannot exceed the limit. */
async function findByCode(
  context: AppContext,
  code: string,
  ip: string,
): Promise<Result<Pick<TrackingView, 'audience' | 'order'>, 'not_found' | 'too_many'>> {
  const key = `tracking-miss:ip:${ip}`
  const attempt = await takeAttempt(context.db, key, MAX_MISSES, MISS_SECONDS)
  if (attempt === null) return refuse('too_many')
  const link = await findLinkedOrder(context, code)
  const order = link?.kind === 'track' ? await findTrackedOrder(context.db, link.orderId) : undefined
  if (!link || !order) return refuse('not_found')
  await returnAttempt(context.db, key, attempt)
  return ok({ audience: link.audience, order })
}
