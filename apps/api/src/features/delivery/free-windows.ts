import { getDeliveryDay, getSlotCapacity, listOpenDays } from '@warda/domain/delivery/calendar'
import { addDays } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { readSettings } from '../settings/index.ts'
import { selectBookings } from './queries.ts'

/** A slot of a day: the date in Riyadh, the slot id and its capacity. */
export type DeliveryWindow = { date: string; slot: string; capacity: number }

/**
 * The slots that an order placed at `nowMs` could still get, soonest first; full ones are left out. Reserves nothing: `takeSlot` does,
 * with the returned capacity.
 */
export async function freeWindows(context: AppContext, db: Database, nowMs: number): Promise<DeliveryWindow[]> {
  const { calendar } = await readSettings(context)
  const today = getDeliveryDay(calendar, nowMs)
  const bookings = await selectBookings(db, today, addDays(today, calendar.daysAhead))
  const taken = new Map(bookings.map((booking) => [`${booking.date} ${booking.slot}`, booking.taken]))
  return listOpenDays(calendar, nowMs)
    .flatMap(({ date, slots }) =>
      slots.map(({ id }) => ({ date, slot: id, capacity: getSlotCapacity(calendar, date, id) })),
    )
    .filter(({ date, slot, capacity }) => (taken.get(`${date} ${slot}`) ?? 0) < capacity)
}
