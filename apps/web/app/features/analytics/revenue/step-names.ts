import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { dayParts } from '../../../lib/format/format.ts'
import { formatMonth, formatMonthShort } from '../../../lib/format/format-day.ts'
import type { Step } from './revenue-bars.ts'

/** A day, week or month as it fits below a bar; Arabic months have no short names. */
export function shortName(name: string, step: Step): string {
  const language = currentLanguage()
  if (step === 'month') return formatMonthShort(name, language)
  const { date, month } = dayParts(name, language)
  return language === 'ar' ? `${date}/${Number(name.slice(5, 7))}` : `${date} ${month}`
}

/** The same in full. */
export function longName(name: string, step: Step): string {
  const language = currentLanguage()
  if (step === 'month') return formatMonth(name, language)
  const { date, month } = dayParts(name, language)
  return step === 'week' ? m.admin_revenue_week_of({ date: `${date} ${month}` }) : `${date} ${month}`
}
