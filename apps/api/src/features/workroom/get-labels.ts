import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { buildRoute } from '../board/index.ts'
import { readDeliveryDay, readSettings } from '../settings/index.ts'
import { MAX_ORDERS } from './get-workroom-day.ts'
import { findLabels, type LabelRow } from './queries.ts'

/** A label with its stop on the driver's route, from 1; null for pickups and orders without a driver. */
export type Label = LabelRow & { stop: number | null }

/** The labels of a day in the order in which vans are loaded: by driver and stop, then the orders without a driver. */
export async function getLabels(
  context: AppContext,
  requested: string | null,
): Promise<Result<{ day: string; labels: Label[] }, 'workroom.day_unknown'>> {
  const { day: today } = await readDeliveryDay(context)
  const day = requested ?? today
  if (!isDate(day)) return refuse('workroom.day_unknown', undefined, 'day')
  const { shop } = (await readSettings(context)).calendar
  const rows = await findLabels(context.db, day, MAX_ORDERS)
  const stops = new Map<OrderId, number>()
  for (const userId of new Set(rows.flatMap(({ driverId }) => driverId ?? []))) {
    const route = await buildRoute(context.db, { userId, date: day, shop, withEarlier: day === today })
    for (const [at, { order }] of route.stops.entries()) stops.set(order.id as OrderId, at + 1)
  }
  const labels = rows.map((row) => ({ ...row, stop: row.isPickup ? null : (stops.get(row.orderId) ?? null) }))
  return ok({ day, labels: labels.toSorted(compareLabels) })
}

const compareLabels = (left: Label, right: Label): number =>
  Number(left.driverId === null) - Number(right.driverId === null) ||
  (left.driver ?? '').localeCompare(right.driver ?? '') ||
  (left.driverId ?? '').localeCompare(right.driverId ?? '') ||
  (left.stop ?? Number.MAX_SAFE_INTEGER) - (right.stop ?? Number.MAX_SAFE_INTEGER)
