import type { Language } from '@warda/domain/language'
import { formatDate, formatMonthDay } from './format.ts'

/** A calendar day (`YYYY-MM-DD`) briefly: `Nov 28, 2026`. */
export const formatDayShort = (day: string, language: Language): string => formatDate(`${day}T09:00:00Z`, language)

const formats = new Map<string, Intl.DateTimeFormat>()
const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = language + JSON.stringify(options)
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en'
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** The value of a date or time input, a day (`YYYY-MM-DD`), a time (`HH:MM`) or both (`YYYY-MM-DDTHH:MM`): `Nov 28, 2026, 2:30 PM`. */
export const formatDateInput = (value: string, language: Language): string => formatInput(value, language, {})

/** The same with the weekday: `Saturday, Nov 28, 2026`. */
export const formatDateInputWithWeekday = (value: string, language: Language): string =>
  formatInput(value, language, { weekday: 'long' })

const formatInput = (value: string, language: Language, extra: Intl.DateTimeFormatOptions): string => {
  const [, day = '', time = ''] = /^(\d{4,6}-\d\d-\d\d)?T?(\d\d:\d\d)?/.exec(value) ?? []
  const instant = new Date(`${day || '2000-01-01'}T${time || '00:00'}Z`)
  if (Number.isNaN(instant.getTime()) || day + time === '') return value
  return dateFormat(language, { ...(day && { ...DAY, ...extra }), ...(time && TIME) }).format(instant)
}

const firstDay = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** A month (`YYYY-MM`) in words: `November 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  dateFormat(language, { month: 'long', year: 'numeric' }).format(firstDay(month))

/** A calendar day for the axis of a chart: `Nov 28` in English, `28/11` in Arabic, whose month formats have no short form. */
export const formatChartDay = (day: string, language: Language): string =>
  language === 'ar' ? `${Number(day.slice(8))}/${Number(day.slice(5, 7))}` : formatMonthDay(day, language)

/** A month for the axis of a chart: `Nov` in English, its number in Arabic, whose month formats have no short form. */
export const formatMonthShort = (month: string, language: Language): string =>
  language === 'ar' ? String(Number(month.slice(5))) : dateFormat(language, { month: 'short' }).format(firstDay(month))

/** A month's name, 1 to 12. */
export const formatMonthName = (month: number, language: Language): string =>
  dateFormat(language, { month: 'long' }).format(new Date(Date.UTC(2000, month - 1, 1)))

/** A weekday's name, 0 Sunday to 6 Saturday. */
export const formatWeekday = (weekday: number, language: Language): string =>
  // 2 January 2000 was a Sunday.
  dateFormat(language, { weekday: 'long' }).format(new Date(Date.UTC(2000, 0, 2 + weekday)))

/** A number in a few characters, for a chart: `12.3K`, `12.3 ألف`. */
export const formatCompact = (value: number, language: Language): string =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
    notation: 'compact',
    maximumFractionDigits: value < 10_000 ? 1 : 0,
  }).format(value)
