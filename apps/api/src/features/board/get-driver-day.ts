import type { UserId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { type DriverCash, readDriverCash } from '../cash-handovers/index.ts'
import { readDeliveryDay, readSettings } from '../settings/index.ts'
import { type BoardView, findCards } from './card-queries.ts'
import { buildRoute, type DayRoute } from './get-route.ts'
import { findOtherOrders } from './route-queries.ts'

/** A driver's whole day; `at` is its time in ms since the epoch. */
export type DriverDayView = { at: number; route: DayRoute; others: BoardView[]; cash: DriverCash }

/** Route, other orders and cash of a driver today, from one snapshot, so that the amounts agree (RUN-01). */
export async function getDriverDay(context: AppContext, userId: UserId): Promise<DriverDayView> {
  const at = context.clock.now()
  const { day: date, since } = await readDeliveryDay(context)
  // Read before the transaction, which would otherwise wait for a second connection of the pool.
  const { shop } = (await readSettings(context)).calendar
  return inSnapshot(context.db, async (db) => {
    const route = await buildRoute(db, { userId, date, shop, withEarlier: true })
    const others = await findCards(db, await findOtherOrders(db, userId, { day: date, since }))
    return { at, route, others, cash: await readDriverCash(db, userId, since) }
  })
}
