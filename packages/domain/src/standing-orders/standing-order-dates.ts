import { expiresAt } from '../orders/expiry.ts'
import { addDays, addMonths, daysBetween, type IsoDate, isDate, weekday } from '../time/riyadh-time.ts'

/**
 * Recurrence of a standing order: every week or every two weeks on a day (0 Sunday to 6 Saturday), or monthly on a day of the month (1 to 28).
 * Two weeks count from the first such day from the start on.
 */
export type Recurrence = {
  cadence: 'weekly' | 'fortnightly' | 'monthly'
  day: number
  startsOn: IsoDate
  endsOn: IsoDate | null
}

/** Whether a day fits the cadence. */
export const isRecurrenceDay = ({ cadence, day }: Pick<Recurrence, 'cadence' | 'day'>): boolean =>
  cadence === 'monthly' ? day >= 1 && day <= 28 : day >= 0 && day <= 6

/** Days before the delivery on which an order is placed, so that flowers can be bought. */
export const STANDING_ORDER_LEAD_DAYS = 2

/** Days of two weeks. */
const FORTNIGHT = 14

/** Hours that a shopper has to pay an order of a standing order. */
const PAYMENT_HOURS = 24

/**
 * The instant (ms) until which an order of a standing order is to be paid: a day, but not after orders for its delivery end. An ordinary order's
 * half hour is the least.
 */
export const getStandingOrderPaymentEnd = (placedAtMs: number, orderingEndMs: number): number =>
  Math.max(expiresAt(placedAtMs), Math.min(placedAtMs + PAYMENT_HOURS * 3_600_000, orderingEndMs))

/** Standing orders that one shopper can have. */
export const MAX_SHOPPER_STANDING_ORDERS = 20

/** Latest start of a standing order and latest date to skip, in days from today. */
const MAX_DAYS_AHEAD = 366

/** Whether a standing order can start on a day: at most a year from today. Past dates are valid for existing standing orders. */
export const isValidStartDate = (startsOn: IsoDate, today: IsoDate): boolean =>
  isDate(startsOn) && startsOn >= '2000-01-01' && startsOn <= addDays(today, MAX_DAYS_AHEAD)

/** Whether a date is one of the recurrence and at most a year from today, so that it can be skipped. */
export const isSkippableDate = (rhythm: Recurrence, date: IsoDate, today: IsoDate): boolean =>
  isDate(date) && date <= addDays(today, MAX_DAYS_AHEAD) && listStandingOrderDates(rhythm, date, 1)[0] === date

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
  if (rhythm.cadence === 'weekly') return firstWeekday(rhythm.day, start)
  if (rhythm.cadence === 'fortnightly') {
    const first = firstWeekday(rhythm.day, rhythm.startsOn)
    const passed = Math.max(0, Math.ceil(daysBetween(first, start) / FORTNIGHT))
    return addDays(first, passed * FORTNIGHT)
  }
  const sameMonth = start.slice(0, 8) + String(rhythm.day).padStart(2, '0')
  return sameMonth >= start ? sameMonth : addMonths(sameMonth, 1)
}

const firstWeekday = (day: number, start: IsoDate): IsoDate => addDays(start, (day - weekday(start) + 7) % 7)

const nextDate = (rhythm: Recurrence, date: IsoDate): IsoDate =>
  rhythm.cadence === 'monthly' ? addMonths(date, 1) : addDays(date, rhythm.cadence === 'weekly' ? 7 : FORTNIGHT)

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
