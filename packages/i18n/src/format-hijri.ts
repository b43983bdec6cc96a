import type { Locale } from './keys.ts'

/** Calendar and digits are explicit, because devices disagree about the defaults of `ar-SA`. */
const LOCALE: Record<Locale, string> = {
  en: 'en-u-ca-islamic-umalqura-nu-latn',
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
}

const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

function readParts(date: string, language: Locale): Record<'day' | 'month' | 'year', string> {
  formats[language] ??= new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const parts = formats[language].formatToParts(new Date(`${date}T12:00:00Z`))
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  // A name of two words stays on one line.
  return { day: find('day'), month: find('month').replaceAll(' ', '\u00a0'), year: find('year') }
}

/** An existing date (`YYYY-MM-DD`) in the Umm al-Qura calendar, day and month: `1 Ramadan`. */
export function formatHijriDay(date: string, language: Locale): string {
  const { day, month } = readParts(date, language)
  return `${day} ${month}`
}

/** The same with the year: `1 Ramadan 1448`. */
export const formatHijriDate = (date: string, language: Locale): string =>
  `${formatHijriDay(date, language)} ${readParts(date, language).year}`

/** The name of the month that a date is in: `Ramadan`. */
export const formatHijriMonth = (date: string, language: Locale): string => readParts(date, language).month
