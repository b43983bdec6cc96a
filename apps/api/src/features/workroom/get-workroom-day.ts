import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { readDeliveryDay } from '../settings/index.ts'
import { findOrdersOfDay, type WorkroomRow } from './queries.ts'

/** Maximum number of orders of a day in one answer. */
export const MAX_ORDERS = 500

export type WorkroomDay = { day: string; today: string; orders: WorkroomRow[]; isCut: boolean }

/** The orders to make for a day, by default the present delivery day. */
export async function getWorkroomDay(
  context: AppContext,
  requested: string | null,
): Promise<Result<WorkroomDay, 'workroom.day_unknown'>> {
  const { day: today } = await readDeliveryDay(context)
  const day = requested ?? today
  if (!isDate(day)) return refuse('workroom.day_unknown', undefined, 'day')
  const orders = await findOrdersOfDay(context.db, day, MAX_ORDERS + 1)
  return ok({ day, today, orders: orders.slice(0, MAX_ORDERS), isCut: orders.length > MAX_ORDERS })
}
