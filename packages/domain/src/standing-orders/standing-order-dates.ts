import { addDays, addMonths, type IsoDate, isDate, weekday } from '../time/riyadh-time.ts'

/** When a standing order comes back: every week on a day (0 Sunday to 6 Saturday), or every month on a date (1 to 28). */
export type Recurrence = { cadence: 'weekly' | 'monthly'; day: number; startsOn: IsoDate; endsOn: IsoDate | null }

/** Days a standing order is placed before its delivery, so that flowers can be bought for it. */
export const STANDING_ORDER_LEAD_DAYS = 2

/** Days ahead within which a standing order begins. */
const START_WITHIN_DAYS = 366

/** Whether a standing order may begin on a day: within a year from today. One that goes on for long began long ago. */
export const isValidStartDate = (startsOn: IsoDate, today: IsoDate): boolean =>
  isDate(startsOn) && startsOn >= '2000-01-01' && startsOn <= addDays(today, START_WITHIN_DAYS)

/** The next `count` dates of a rhythm that are not before `from`, soonest first; fewer when it ends. */
export function nextStandingOrderDates(rhythm: Recurrence, from: IsoDate, count: number): IsoDate[] {
  const begin = from > rhythm.startsOn ? from : rhythm.startsOn
  const dates: IsoDate[] = []
  for (let date = firstDate(rhythm, begin); dates.length < count; date = nextDate(rhythm, date)) {
    if (rhythm.endsOn !== null && date > rhythm.endsOn) break
    dates.push(date)
  }
  return dates
}

function firstDate(rhythm: Recurrence, begin: IsoDate): IsoDate {
  if (rhythm.cadence === 'weekly') return addDays(begin, (rhythm.day - weekday(begin) + 7) % 7)
  const sameMonth = begin.slice(0, 8) + String(rhythm.day).padStart(2, '0')
  return sameMonth >= begin ? sameMonth : addMonths(sameMonth, 1)
}

const nextDate = (rhythm: Recurrence, date: IsoDate): IsoDate =>
  rhythm.cadence === 'weekly' ? addDays(date, 7) : addMonths(date, 1)

/**
 * The day a standing order of `date` is delivered on: that day when the shop is open, else the next open day within a week, else none
 * (holidays move a delivery, they don't drop it).
 */
export function standingOrderDeliveryDate(date: IsoDate, isOpen: (day: IsoDate) => boolean): IsoDate | null {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(date, ahead)
    if (isOpen(day)) return day
  }
  return null
}
