/**
 * Dates and times in Riyadh: UTC+3 all year. A date is `YYYY-MM-DD`, a time of day `HH:MM`, an instant milliseconds since 1970 UTC, always
 * given by the caller. Hours of delivery days may pass midnight (OPEN-06): `26:00` is 2 in the morning of the next date.
 */
export type IsoDate = string
export type TimeOfDay = string
/** 0 Sunday to 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Minutes of a date. */
export const MINUTES_PER_DAY = 1_440
/** A time of day, from 24:00 on of the next date; the latest is six in the morning. */
export const EXTENDED_TIME = /^(?:(?:[01]\d|2\d):[0-5]\d|30:00)$/

const DAY_MS = 86_400_000
const OFFSET_MS = 3 * 3_600_000

/** The date in Riyadh at an instant. */
export function riyadhDate(ms: number): IsoDate {
  return fromDayNumber(Math.floor((ms + OFFSET_MS) / DAY_MS))
}

/** Whole minutes since midnight in Riyadh at an instant, 0 to 1439. */
export function riyadhMinuteOfDay(ms: number): number {
  const sinceMidnight = (((ms + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS
  return Math.floor(sinceMidnight / 60_000)
}

/** The instant of a date and minutes since midnight in Riyadh; 1440 minutes is the next midnight. */
export function riyadhInstant(date: IsoDate, minutes: number): number {
  return toDayNumber(date) * DAY_MS - OFFSET_MS + minutes * 60_000
}

/** The day of the week of a date. */
export function weekday(date: IsoDate): Weekday {
  // Day 0, 1 January 1970, is a Thursday.
  return ((((toDayNumber(date) + 4) % 7) + 7) % 7) as Weekday
}

/** The date `n` days later (earlier when negative). */
export function addDays(date: IsoDate, n: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + n)
}

/** The same day `n` months later, or the last day of that month when it is shorter. */
export function addMonths(date: IsoDate, n: number): IsoDate {
  const { year, month, day } = parts(date)
  const months = year * 12 + (month - 1) + n
  const first = `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}-01`
  const length = toDayNumber(addDays(first, 32).slice(0, 8).concat('01')) - toDayNumber(first)
  return first.slice(0, 8) + pad(Math.min(day, length), 2)
}

/** Days from one date to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** Whether a text is an existing date from the year 1 on; PostgreSQL has no year 0. */
export function isDate(text: string): boolean {
  const day = toDayNumber(text)
  return Number.isFinite(day) && fromDayNumber(day) === text && parts(text).year >= 1
}

/** Whether a text is a valid day of the years 2000 to 2099, a range in which days can be added and subtracted safely. */
export const isShopDay = (text: string): boolean => isDate(text) && text >= '2000-01-01' && text < '2100-01-01'

/** `HH:MM` as minutes since midnight; `24:30` is 1470. */
export function parseTimeOfDay(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes since midnight as `HH:MM`; 1470 is `24:30`. */
export function formatTimeOfDay(minutes: number): TimeOfDay {
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

function parts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

// Days since 1970 and back, with years that start in March so that the leap day is last (proleptic Gregorian calendar).
function toDayNumber(date: IsoDate): number {
  const { year, month, day } = parts(date)
  const y = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468
}

function fromDayNumber(days: number): IsoDate {
  const z = days + 719_468
  const era = Math.floor(z / 146_097)
  const ofEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const dayOfYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return `${pad(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), 4)}-${pad(month, 2)}-${pad(day, 2)}`
}
