import type { Place } from '@warda/domain/delivery/distance'
import { measureRouteLegs, planRoute } from '@warda/domain/delivery/plan-route'
import type { UserId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate, parseTimeOfDay } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { readDeliveryDay, readSettings } from '../settings/index.ts'
import { type BoardView, findCards } from './card-queries.ts'
import { findEmployeeName } from './employee-queries.ts'
import { findManualOrder, findStops } from './route-queries.ts'

/** Stops in driving order with the distance from the previous one in meters (null without a location). */
export type DayRoute = {
  date: string
  shop: Place
  stops: { order: BoardView; legMeters: number | null }[]
  totalMeters: number
  byHand: boolean
}

/**
 * A driver's stops of a day, today by default (with late ones of earlier days): in the saved order with later stops at the end, otherwise as computed by `planRoute`.
 * Planned windows count before promised ones. An Admin may read any driver's.
 */
export async function getRoute(
  context: AppContext,
  input: { actor: Actor; userId: UserId; day: string | null },
): Promise<Result<DayRoute, 'not_found' | 'board.day_unknown'>> {
  const { day: today } = await readDeliveryDay(context)
  const date = input.day ?? today
  if (!isDate(date)) return refuse('board.day_unknown', undefined, 'day')
  if (!(await canDrive(context, input.actor, input.userId))) return refuse('not_found')
  const { shop } = (await readSettings(context)).calendar
  return ok(await buildRoute(context.db, { userId: input.userId, date, shop, withEarlier: date === today }))
}

/** The route of a day, read on `db` alone; `withEarlier` adds late stops of earlier days. */
export async function buildRoute(
  db: Database,
  { userId, date, shop, withEarlier }: { userId: UserId; date: string; shop: Place; withEarlier: boolean },
): Promise<DayRoute> {
  const orders = await findCards(db, await findStops(db, userId, { day: date, withEarlier }))
  const byHand = await findManualOrder(db, userId, date)
  const ids = new Set([...byHand, ...planRoute(shop, orders.map(toStop))])
  const driven = [...ids].flatMap((id) => orders.find((order) => order.id === id) ?? [])
  const legs = measureRouteLegs(shop, driven.map(toPlace))
  return {
    date,
    shop,
    stops: driven.map((order, at) => ({ order, legMeters: legs[at] ?? null })),
    totalMeters: legs.reduce<number>((sum, meters) => sum + (meters ?? 0), 0),
    byHand: byHand.length > 0,
  }
}

/** Whether the route is the caller's own or an active driver's. */
export async function canDrive(context: AppContext, actor: Actor, userId: UserId): Promise<boolean> {
  return userId.toLowerCase() === actor.userId || (await findEmployeeName(context.db, userId)) !== undefined
}

const toPlace = ({ latitude, longitude }: BoardView): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

function toStop(order: BoardView) {
  const slot = order.plannedSlot ?? order.deliverySlot
  return {
    id: order.id,
    place: toPlace(order),
    windowStart: parseTimeOfDay(slot.slice(0, 5)),
    windowEnd: parseTimeOfDay(slot.slice(6)),
  }
}
