import { fromHijriDate, toHijriDate } from '../time/hijri-date.ts'
import { addMonths, type IsoDate } from '../time/riyadh-time.ts'

export const REMINDER_CALENDARS = ['gregorian', 'hijri'] as const
export type ReminderCalendar = (typeof REMINDER_CALENDARS)[number]

/** A date that returns every year of its calendar; `monthDay` is `MM-DD`. */
export type YearlyDate = { calendar: ReminderCalendar; monthDay: string }

/** The most days of each Gregorian month; February has 29 in leap years. */
const GREGORIAN_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** A Hijri month has 29 or 30 days, which differs by year. */
const HIJRI_DAYS = 30

/** The most days that a month of the calendar can have. */
export const getMaxDays = (calendar: ReminderCalendar, month: number): number =>
  calendar === 'hijri' ? HIJRI_DAYS : (GREGORIAN_DAYS[month - 1] ?? 0)

const readMonthDay = (monthDay: string): { month: number; day: number } => ({
  month: Number(monthDay.slice(0, 2)),
  day: Number(monthDay.slice(3, 5)),
})

export const formatMonthDay = (month: number, day: number): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Whether some year of the calendar has the date. */
export function isYearlyDate({ calendar, monthDay }: YearlyDate): boolean {
  if (!/^\d{2}-\d{2}$/.test(monthDay)) return false
  const { month, day } = readMonthDay(monthDay)
  return month >= 1 && month <= 12 && day >= 1 && day <= getMaxDays(calendar, month)
}

/** The date of a day in a calendar. */
export function toYearlyDate(calendar: ReminderCalendar, date: IsoDate): YearlyDate {
  if (calendar === 'gregorian') return { calendar, monthDay: date.slice(5) }
  const { month, day } = toHijriDate(date)
  return { calendar, monthDay: formatMonthDay(month, day) }
}

/**
 * The next day, from `from` on, on which the date falls. In a year whose month is too short it is the last day of that month: 29 February
 * becomes 28 February, day 30 of a Hijri month its day 29 (decision 54).
 */
export function getNextDate(yearly: YearlyDate, from: IsoDate): IsoDate {
  const getDateInYear = yearly.calendar === 'hijri' ? getHijriDateInYear : getGregorianDateInYear
  const year = yearly.calendar === 'hijri' ? toHijriDate(from).year : Number(from.slice(0, 4))
  const date = getDateInYear(yearly.monthDay, year)
  return date >= from ? date : getDateInYear(yearly.monthDay, year + 1)
}

function getGregorianDateInYear(monthDay: string, year: number): IsoDate {
  // January has 31 days; `addMonths` cuts the day to the length of the month.
  return addMonths(`${String(year).padStart(4, '0')}-01-${monthDay.slice(3)}`, readMonthDay(monthDay).month - 1)
}

const getHijriDateInYear = (monthDay: string, year: number): IsoDate =>
  fromHijriDate({ year, ...readMonthDay(monthDay) })
