import type { Place } from '@warda/domain/delivery/distance'
import { planRoute, routeLegMeters } from '@warda/domain/delivery/plan-route'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate, parseTimeOfDay, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { readSettings } from '../settings/index.ts'
import { type BoardView, findCards } from './card-queries.ts'
import { findEmployeeName } from './employee-queries.ts'
import { findManualOrder, findStops } from './route-queries.ts'

/** Stops in driving order with the meters of the leg to each (null where a place is not known). */
export type DayRoute = {
  date: string
  shop: Place
  stops: { order: BoardView; legMeters: number | null }[]
  totalMeters: number
  byHand: boolean
}

/**
 * An employee's stops of a day, today in Riyadh unless said: by hand where somebody put them in order, with the stops that came since at
 * the end; else as `planRoute` drives. Windows are the planned ones where there is a plan. An Admin may ask for any employee.
 */
export async function getRoute(
  context: AppContext,
  asked: { actor: Actor; userId: string; day: string | null },
): Promise<Result<DayRoute, 'not_found' | 'board.day_unknown'>> {
  const date = asked.day ?? riyadhDate(context.clock.now())
  if (!isDate(date)) return refuse('board.day_unknown', undefined, 'day')
  if (!(await canDrive(context, asked.actor, asked.userId))) return refuse('not_found')
  const { shop } = (await readSettings(context)).calendar
  const orders = await findCards(context.db, await findStops(context.db, asked.userId, date))
  const byHand = await findManualOrder(context.db, asked.userId, date)
  const ids = new Set([...byHand, ...planRoute(shop, orders.map(stopOf))])
  const driven = [...ids].flatMap((id) => orders.find((order) => order.id === id) ?? [])
  const legs = routeLegMeters(shop, driven.map(placeOf))
  return ok({
    date,
    shop,
    stops: driven.map((order, at) => ({ order, legMeters: legs[at] ?? null })),
    totalMeters: legs.reduce<number>((sum, meters) => sum + (meters ?? 0), 0),
    byHand: byHand.length > 0,
  })
}

/** Whether there can be a route of this person: the caller's own, or a living employee's. */
export async function canDrive(context: AppContext, actor: Actor, userId: string): Promise<boolean> {
  return userId.toLowerCase() === actor.userId || (await findEmployeeName(context.db, userId)) !== undefined
}

const placeOf = ({ latitude, longitude }: BoardView): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

function stopOf(order: BoardView) {
  const slot = order.plannedSlot ?? order.deliverySlot
  return {
    id: order.id,
    place: placeOf(order),
    windowStart: parseTimeOfDay(slot.slice(0, 5)),
    windowEnd: parseTimeOfDay(slot.slice(6)),
  }
}
