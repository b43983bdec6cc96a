import type { UserId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import { buildRoute } from '../board/index.ts'
import { readDeliveryDay, readSettings } from '../settings/index.ts'
import { findUnderWay } from './queries.ts'

const caches = new WeakMap<AppContext, VersionedCache<string[]>>()

/** Many pages ask for the same route; it is planned again when an order changes or after half a minute. */
function getCache(context: AppContext): VersionedCache<string[]> {
  const existing = caches.get(context)
  if (existing) return existing
  const cache = new VersionedCache<string[]>({
    version: () => context.notifications.version('orders'),
    limit: 200,
    maxAgeMs: 30_000,
  })
  caches.set(context, cache)
  return cache
}

/** The deliveries on the road that the driver makes before this order; null when it is on no route of the delivery day. */
export async function countStopsAhead(context: AppContext, driverId: string, orderId: string): Promise<number | null> {
  const now = context.clock.now()
  const { day: date } = await readDeliveryDay(context)
  const stops = await getCache(context).get(`${driverId} ${date}`, now, () => listStops(context, driverId, date))
  const place = stops.indexOf(orderId)
  return place < 0 ? null : place
}

/** The driver's deliveries on the road in driving order. */
async function listStops(context: AppContext, driverId: string, date: string): Promise<string[]> {
  const { shop } = (await readSettings(context)).calendar
  const { stops } = await buildRoute(context.db, { userId: driverId as UserId, date, shop, withEarlier: true })
  const ids = stops.map(({ order }) => order.id)
  const underWay = new Set((await findUnderWay(context.db, ids)).map(({ id }) => id))
  return ids.filter((id) => underWay.has(id))
}
