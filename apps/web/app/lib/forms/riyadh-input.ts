import { isDate, riyadhDate, riyadhInstant, riyadhMinuteOfDay } from '@warda/domain/time/riyadh-time'

const two = (value: number): string => String(value).padStart(2, '0')

/** An instant as an `<input type="datetime-local">` shows it, in Riyadh: `2026-12-01T09:00`. */
export const toRiyadh = (instant: string): string => {
  const ms = Date.parse(instant)
  const minutes = riyadhMinuteOfDay(ms)
  return `${riyadhDate(ms)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant of a date and time typed for Riyadh, whatever the device's own zone; null when it is none. */
export const fromRiyadh = (typed: string): string | null => {
  const [, date = '', hours = '', minutes = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?$/.exec(typed) ?? []
  if (!isDate(date) || Number(hours) > 23 || Number(minutes) > 59) return null
  return new Date(riyadhInstant(date, Number(hours) * 60 + Number(minutes))).toISOString()
}
