import { halalasToRiyals } from '@warda/domain/money'
import { formatMoney } from '@warda/i18n/format-money'
import type { Locale } from '@warda/i18n/keys'

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

/** A day (`YYYY-MM-DD`) and a slot (`HH:MM` to `HH:MM`) in Riyadh as text. */
export function formatDayAndSlot(day: string, slot: { start: string; end: string }, language: Locale): string {
  const days = new Intl.DateTimeFormat(LOCALE[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const times = new Intl.DateTimeFormat(LOCALE[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const at = (time: string): Date => new Date(`${day}T${time.padStart(5, '0')}:00Z`)
  const words = days.format(new Date(`${day}T00:00:00Z`))
  if (Number.isNaN(at(slot.start).getTime()) || Number.isNaN(at(slot.end).getTime())) return words
  return `${words}${language === 'ar' ? '، ' : ', '}${times.formatRange(at(slot.start), at(slot.end))}`
}

/** A month (`YYYY-MM`) as text. */
export const formatMonth = (month: string, language: Locale): string =>
  new Intl.DateTimeFormat(LOCALE[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** Isolates the text direction of a value inside a sentence (Unicode isolates, which work in HTML and plain text). */
export const isolate = (value: string | number): string => `\u2068${value}\u2069`

/** One line for a subject: no line break reaches a header (H35). */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
