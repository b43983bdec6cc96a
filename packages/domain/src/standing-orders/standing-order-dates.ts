import { addDays, addMonths, type IsoDate, isDate, weekday } from '../time/riyadh-time.ts'

/** Recurrence of a standing order: weekly on a day (0 Sunday to 6 Saturday), or monthly on a day of the month (1 to 28). */
export type Recurrence = { cadence: 'weekly' | 'monthly'; day: number; startsOn: IsoDate; endsOn: IsoDate | null }

/** Days before the delivery on which an order is placed, so that flowers can be bought. */
export const STANDING_ORDER_LEAD_DAYS = 2

/** Latest start of a standing order in days from today. */
const MAX_START_DAYS = 366

/** Whether a standing order can start on a day: at most a year from today. Past dates are valid for existing standing orders. */
export const isValidStartDate = (startsOn: IsoDate, today: IsoDate): boolean =>
  isDate(startsOn) && startsOn >= '2000-01-01' && startsOn <= addDays(today, MAX_START_DAYS)

/** The next `count` dates from `from` on, in order; fewer when the recurrence ends. */
export function listStandingOrderDates(rhythm: Recurrence, from: IsoDate, count: number): IsoDate[] {
  // Stryker disable next-line EqualityOperator: equivalent, both are the same date
  const start = from > rhythm.startsOn ? from : rhythm.startsOn
  const dates: IsoDate[] = []
  for (let date = firstDate(rhythm, start); dates.length < count; date = nextDate(rhythm, date)) {
    if (date > (rhythm.endsOn ?? date)) break
    dates.push(date)
  }
  return dates
}

function firstDate(rhythm: Recurrence, start: IsoDate): IsoDate {
  if (rhythm.cadence === 'weekly') return addDays(start, (rhythm.day - weekday(start) + 7) % 7)
  const sameMonth = start.slice(0, 8) + String(rhythm.day).padStart(2, '0')
  return sameMonth >= start ? sameMonth : addMonths(sameMonth, 1)
}

const nextDate = (rhythm: Recurrence, date: IsoDate): IsoDate =>
  rhythm.cadence === 'weekly' ? addDays(date, 7) : addMonths(date, 1)

/**
 * The delivery day of a standing order for `date`: the first open day from `date` on within a week, otherwise null. A holiday postpones the
 * delivery.
 */
export function findStandingOrderDeliveryDate(date: IsoDate, isOpen: (day: IsoDate) => boolean): IsoDate | null {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(date, ahead)
    if (isOpen(day)) return day
  }
  return null
}
