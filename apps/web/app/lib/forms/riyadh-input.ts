import { isDate, riyadhDate, riyadhInstant, riyadhMinuteOfDay } from '@warda/domain/time/riyadh-time'

const padTwo = (value: number): string => String(value).padStart(2, '0')

/** Formats an instant for `<input type="datetime-local">` in Riyadh time: `2026-12-01T09:00`. */
export const toRiyadh = (instant: string): string => {
  const ms = Date.parse(instant)
  const minutes = riyadhMinuteOfDay(ms)
  return `${riyadhDate(ms)}T${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`
}

/** Parses a date and time in Riyadh time, independent of the device's time zone; null when invalid. */
export const fromRiyadh = (typed: string): string | null => {
  const [, date = '', hours = '', minutes = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?$/.exec(typed) ?? []
  if (!isDate(date) || Number(hours) > 23 || Number(minutes) > 59) return null
  return new Date(riyadhInstant(date, Number(hours) * 60 + Number(minutes))).toISOString()
}
