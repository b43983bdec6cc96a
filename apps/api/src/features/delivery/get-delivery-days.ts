import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { World } from '../../context.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { selectBookings } from './queries.ts'

export type DeliveryOutlook = {
  nowMs: number
  settings: Settings
  /** Places taken by `date slot`. */
  taken: ReadonlyMap<string, number>
}

/** Everything the strip of days is drawn from, as of now. */
export async function getDeliveryDays(world: World): Promise<DeliveryOutlook> {
  const settings = await readSettings(world)
  const nowMs = world.clock.now()
  const today = riyadhDate(nowMs)
  const bookings = await selectBookings(world.db, today, addDays(today, settings.calendar.daysAhead))
  return { nowMs, settings, taken: new Map(bookings.map(({ date, slot, taken }) => [`${date} ${slot}`, taken])) }
}
