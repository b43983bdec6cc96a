import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { dayParts } from '../../../lib/format/format.ts'
import { formatMonth, formatMonthShort } from '../../../lib/format/format-day.ts'
import type { Step } from './revenue-bars.ts'

/** Short label below a bar; numeric in Arabic, which has no short month names. */
export function shortName(name: string, step: Step): string {
  const language = currentLanguage()
  if (step === 'month') return formatMonthShort(name, language)
  const { date, month } = dayParts(name, language)
  return language === 'ar' ? `${date}/${Number(name.slice(5, 7))}` : `${date} ${month}`
}

/** Full label of a day, week or month. */
export function longName(name: string, step: Step): string {
  const language = currentLanguage()
  if (step === 'month') return formatMonth(name, language)
  const { date, month } = dayParts(name, language)
  return step === 'week' ? m.admin_revenue_week_of({ date: `${date} ${month}` }) : `${date} ${month}`
}
