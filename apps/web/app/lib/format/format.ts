import type { Language } from '@warda/domain/language'
import type { RiyalAmount } from '@warda/domain/money'
import { getSlotDate, isPastMidnight } from '@warda/domain/time/extended-time'
import { MINUTES_PER_DAY, parseTimeOfDay } from '@warda/domain/time/riyadh-time'
import { formatMoney as formatRiyals } from '@warda/i18n/format-money'
import { m } from '@warda/i18n/messages'

/** Calendar and digits are always explicit: devices differ in their default for `ar-SA` (Hijri, Arabic digits). */
const LOCALE: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }
const RIYADH = 'Asia/Riyadh'

const formats = new Map<string, Intl.DateTimeFormat>()
const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], options)
  formats.set(key, format)
  return format
}

/** Riyals with two decimals as text: `SAR 249.00`, `249.00 ر.س.`. Show it inside <bdi>. */
export const formatMoney: (riyals: RiyalAmount, language: Language) => string = formatRiyals

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language]).format(value)

/** An instant (ISO, UTC) as a date in Riyadh: `Nov 28, 2026`. */
export const formatDate = (instant: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: RIYADH }).format(new Date(instant))

/** An instant (ISO, UTC) as date and time in Riyadh, the date as `formatDate` writes it. */
export const formatDateTime = (instant: string, language: Language): string =>
  dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: RIYADH,
  }).format(new Date(instant))

/** An instant (ISO, UTC) as the time of day in Riyadh. */
export const formatTime = (instant: string, language: Language): string =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: RIYADH }).format(new Date(instant))

const toUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** A calendar day (`YYYY-MM-DD`) in words: `Saturday, November 28`. */
export const formatDay = (day: string, language: Language): string =>
  dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(toUtcDate(day))

/** A calendar day in short: `Sat, Nov 28`. */
export const formatShortDay = (day: string, language: Language): string =>
  dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(toUtcDate(day))

/** A calendar day without weekday and year: `Nov 28`. */
export const formatMonthDay = (day: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(toUtcDate(day))

/** The parts of a calendar day for a strip of days: short weekday, number, short month. */
export const dayParts = (day: string, language: Language): { weekday: string; date: string; month: string } => {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(toUtcDate(day))
  return { weekday: part({ weekday: 'short' }), date: part({ day: 'numeric' }), month: part({ month: 'short' }) }
}

/** Two times of day (`HH:MM`) as a range of clock times: `9 – 11 AM`. */
const formatTimes = (slot: { start: string; end: string }, language: Language): string => {
  const [start, end] = [parseTimeOfDay(slot.start.padStart(5, '0')), parseTimeOfDay(slot.end.padStart(5, '0'))]
  const at = (minutes: number): Date => new Date((minutes % MINUTES_PER_DAY) * 60_000)
  const minutes = slot.start.endsWith(':00') && slot.end.endsWith(':00') ? {} : ({ minute: '2-digit' } as const)
  const format = dateFormat(language, { hour: 'numeric', ...minutes, timeZone: 'UTC' })
  const isAcrossMidnight = start < MINUTES_PER_DAY && end >= MINUTES_PER_DAY
  return isAcrossMidnight
    ? `${format.format(at(start))}\u2009–\u2009${format.format(at(end))}`
    : format.formatRange(at(start), at(end))
}

type NameDay = (date: string, language: Language) => string

/**
 * A slot as text. One that begins after midnight (`24:00`) says so, with its own date (`nameDay`) when the `day` that it belongs to is
 * given, so that nobody comes a day early (OPEN-06).
 */
export const formatSlot = (
  slot: { start: string; end: string },
  language: Language,
  day?: string,
  nameDay: NameDay = formatShortDay,
): string => {
  const times = formatTimes(slot, language)
  if (!isPastMidnight(slot.start)) return times
  if (day === undefined) return m.slot_next_day({ slot: times }, { locale: language })
  const joint = m.ui_list_comma({}, { locale: language })
  return m.slot_after_midnight(
    { slot: `${nameDay(getSlotDate(day, slot.start), language)}${joint}${times}` },
    { locale: language },
  )
}

/** The delivery slot of an order, identified by its times (`09:00-11:00`); any other text is returned unchanged. */
export const formatSlotName = (name: string, language: Language, day?: string, nameDay?: NameDay): string => {
  const [, start, end] = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/.exec(name) ?? []
  return start !== undefined && end !== undefined ? formatSlot({ start, end }, language, day, nameDay) : name
}

/** Day and slot of a delivery to show beside each other; one after midnight is on its own date, as in mails (OPEN-06). */
export const formatWindow = (date: string, slot: string, language: Language): { day: string; slot: string } => {
  const isNight = isPastMidnight(slot)
  const [start = '', end = ''] = slot.split('-')
  return {
    day: formatDay(getSlotDate(date, slot), language),
    slot: isNight
      ? m.slot_after_midnight({ slot: formatTimes({ start, end }, language) }, { locale: language })
      : formatSlotName(slot, language),
  }
}
