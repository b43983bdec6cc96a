import {
  addDays,
  formatTimeOfDay,
  MINUTES_PER_DAY,
  riyadhDate,
  riyadhMinuteOfDay,
} from '@warda/domain/time/riyadh-time'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Now as date and time of day in Riyadh, and as time of day of the date before, whose slots may pass midnight (OPEN-06). */
export type LateTime = { day: string; time: string; dayBefore: string; timeOfDayBefore: string }

export function getLateTime(nowMs: number): LateTime {
  const day = riyadhDate(nowMs)
  const minutes = riyadhMinuteOfDay(nowMs)
  return {
    day,
    time: formatTimeOfDay(minutes),
    dayBefore: addDays(day, -1),
    timeOfDayBefore: formatTimeOfDay(MINUTES_PER_DAY + minutes),
  }
}

/** Whether the promised slot of an order has ended, as the domain's `isLate` does; columns of table `orders`. */
export const slotHasEnded = ({ day, time, dayBefore, timeOfDayBefore }: LateTime): RawBuilder<SqlBool> => sql<SqlBool>`
  (delivery_date < ${dayBefore}::date
    or (delivery_date = ${dayBefore}::date and right(delivery_slot, 5) <= ${timeOfDayBefore})
    or (delivery_date = ${day}::date and right(delivery_slot, 5) <= ${time}))`
