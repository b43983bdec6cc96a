import type { Language } from '@warda/domain/language'
import { isDate } from '@warda/domain/time/riyadh-time'
import * as hijri from '@warda/i18n/format-hijri'

/** A calendar day (`YYYY-MM-DD`) in the Umm al-Qura calendar, day and month: `1 Ramadan`. Empty without a date. */
export const formatHijriDay = (date: string, language: Language): string =>
  isDate(date) ? hijri.formatHijriDay(date, language) : ''

/** The same with the year: `1 Ramadan 1448`. */
export const formatHijriDate = (date: string, language: Language): string =>
  isDate(date) ? hijri.formatHijriDate(date, language) : ''
