import { addDays, daysBetween, type IsoDate } from './riyadh-time.ts'

/** A date of the Umm al-Qura calendar; month 1 is Muharram, 9 Ramadan. */
export type HijriDate = { year: number; month: number; day: number }

const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The date in the Umm al-Qura calendar. */
export function toHijriDate(date: IsoDate): HijriDate {
  const parts = UMM_AL_QURA.formatToParts(new Date(`${date}T12:00:00Z`))
  const getPart = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  return { year: getPart('year'), month: getPart('month'), day: getPart('day') }
}

/** Days in a Hijri month, 29 or 30. */
function getMonthLength(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return daysBetween(getFirstOfMonth({ year, month }), getFirstOfMonth(next))
}

/** The Gregorian date of a Hijri date; day 30 of a month with 29 days is its last day. */
export function fromHijriDate({ year, month, day }: HijriDate): IsoDate {
  return addDays(getFirstOfMonth({ year, month }), Math.min(day, getMonthLength(year, month)) - 1)
}

/** 1 Muharram 1448. */
const ANCHOR = { year: 1448, date: '2026-06-16' }
/** Mean length of a lunar month in days. */
const MONTH_DAYS = 29.530588

/** Estimates a day near the middle of the month (at most two days off) and subtracts its Hijri day to reach day 1. */
function getFirstOfMonth({ year, month }: Omit<HijriDate, 'day'>): IsoDate {
  const months = (year - ANCHOR.year) * 12 + month - 1
  const middle = addDays(ANCHOR.date, Math.round(months * MONTH_DAYS) + 14)
  return addDays(middle, 1 - toHijriDate(middle).day)
}
