import type { Language } from '@warda/domain/language'
import { MINUTES_PER_DAY, parseTimeOfDay } from '@warda/domain/time/riyadh-time'

/** A time of day (`HH:MM`) in short: `2 PM`, `2:30 PM`; `25:00` is 1 AM of the next date. */
export const formatTimeOfDay = (time: string, language: Language): string => {
  const minutes = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const)
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en'
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', ...minutes, timeZone: 'UTC' })
  return format.format(new Date((parseTimeOfDay(time) % MINUTES_PER_DAY) * 60_000))
}
