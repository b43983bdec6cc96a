import { halalasToRiyals } from '@warda/domain/money'
import { addDays, EXTENDED_TIME, MINUTES_PER_DAY, parseTimeOfDay } from '@warda/domain/time/riyadh-time'
import { formatMoney } from '@warda/i18n/format-money'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'

/** Calendar and digits are explicit, because devices disagree about the default of `ar-SA`. */
const LOCALE: Record<Locale, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** Halalas as `SAR 249.00` or `249.00 ر.س.`. */
export const money = (halalas: number, language: Locale): string => formatMoney(halalasToRiyals(halalas), language)

/** An instant (ISO, UTC) as date and time in Riyadh. */
export const formatInstant = (instant: string, language: Locale): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Riyadh' }).format(
    new Date(instant),
  )

/** A day (`YYYY-MM-DD`) as text. */
export const formatDay = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The day of the week of a day (`YYYY-MM-DD`). */
export const formatWeekday = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(LOCALE[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/**
 * A day (`YYYY-MM-DD`) and a slot (`HH:MM` to `HH:MM`) in Riyadh as text. A slot that begins after midnight is given with its date, and the
 * night it belongs to (OPEN-06).
 */
export function formatDayAndSlot(day: string, slot: { start: string; end: string }, language: Locale): string {
  const days = new Intl.DateTimeFormat(LOCALE[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const times = new Intl.DateTimeFormat(LOCALE[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const nameDay = (date: string): string => days.format(new Date(`${date}T00:00:00Z`))
  if (!EXTENDED_TIME.test(slot.start.padStart(5, '0')) || !EXTENDED_TIME.test(slot.end.padStart(5, '0')))
    return nameDay(day)
  const [start, end] = [parseTimeOfDay(slot.start.padStart(5, '0')), parseTimeOfDay(slot.end.padStart(5, '0'))]
  const at = (minutes: number): Date => new Date((minutes % MINUTES_PER_DAY) * 60_000)
  const isAfterMidnight = start >= MINUTES_PER_DAY
  const range =
    end < MINUTES_PER_DAY || isAfterMidnight
      ? times.formatRange(at(start), at(end))
      : `${times.format(at(start))} – ${times.format(at(end))}`
  const text = `${nameDay(isAfterMidnight ? addDays(day, 1) : day)}${t('ui_list_comma', language)}${range}`
  return isAfterMidnight ? t('slot_after_midnight', language, { slot: text }) : text
}

/** A month (`YYYY-MM`) as text. */
export const formatMonth = (month: string, language: Locale): string =>
  new Intl.DateTimeFormat(LOCALE[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** One line for a subject: no line break reaches a header (H35). */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
