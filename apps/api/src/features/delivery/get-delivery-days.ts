import { getDeliveryDay } from '@warda/domain/delivery/calendar'
import { addDays } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { selectBookings } from './queries.ts'

export type DeliveryOutlook = {
  nowMs: number
  settings: Settings
  /** Reserved places by `date slot`. */
  taken: ReadonlyMap<string, number>
}

/** The current data of the delivery day picker. */
export async function getDeliveryDays(context: AppContext): Promise<DeliveryOutlook> {
  const settings = await readSettings(context)
  const nowMs = context.clock.now()
  const today = getDeliveryDay(settings.calendar, nowMs)
  const bookings = await selectBookings(context.db, today, addDays(today, settings.calendar.daysAhead))
  return { nowMs, settings, taken: new Map(bookings.map(({ date, slot, taken }) => [`${date} ${slot}`, taken])) }
}
