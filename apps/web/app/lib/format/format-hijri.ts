import type { Language } from '@warda/domain/language'
import { isDate } from '@warda/domain/time/riyadh-time'

const LOCALE: Record<Language, string> = {
  en: 'en-u-ca-islamic-umalqura-nu-latn',
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
}

const formats = new Map<Language, Intl.DateTimeFormat>()

function readParts(day: string, language: Language): Record<'day' | 'month' | 'year', string> {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(LOCALE[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(language, format)
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`))
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return { day: find('day'), month: find('month'), year: find('year') }
}

/** A calendar day (`YYYY-MM-DD`) in the Umm al-Qura calendar, day and month: `1 Ramadan`. Empty without a date. */
export function formatHijriDay(date: string, language: Language): string {
  if (!isDate(date)) return ''
  const { day, month } = readParts(date, language)
  return `${day} ${month}`
}

/** The same with the year: `1 Ramadan 1448`. */
export const formatHijriDate = (date: string, language: Language): string =>
  isDate(date) ? `${formatHijriDay(date, language)} ${readParts(date, language).year}` : ''
