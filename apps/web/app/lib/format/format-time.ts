import type { Language } from '@warda/domain/language'

/** A time of day (`HH:MM`) in short: `2 PM`, `2:30 PM`. */
export const formatTimeOfDay = (time: string, language: Language): string => {
  const minutes = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const)
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en'
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', ...minutes, timeZone: 'UTC' })
  return format.format(new Date(`2000-01-01T${time}:00Z`))
}
