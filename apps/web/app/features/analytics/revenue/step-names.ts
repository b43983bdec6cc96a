import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatMonthDay } from '../../../lib/format/format.ts'
import { formatChartDay, formatMonth, formatMonthShort } from '../../../lib/format/format-day.ts'
import type { Step } from './revenue-bars.ts'

/** Short label below a bar. */
export function shortName(name: string, step: Step): string {
  const language = currentLanguage()
  if (step === 'month') return formatMonthShort(name, language)
  return formatChartDay(name, language)
}

/** Full label of a day, week or month. */
export function longName(name: string, step: Step): string {
  const language = currentLanguage()
  if (step === 'month') return formatMonth(name, language)
  const date = formatMonthDay(name, language)
  return step === 'week' ? m.admin_revenue_week_of({ date }) : date
}
