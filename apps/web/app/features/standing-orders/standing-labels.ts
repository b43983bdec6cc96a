import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { formatWeekday } from '../../lib/format/format-day.ts'
import type { StandingOrderView } from './standing-present.ts'

/** `Every Sunday`, `Every two weeks on Sunday`, `Every month on day 5`. */
export const cadenceText = (
  { cadence, day }: Pick<StandingOrderView, 'cadence' | 'day'>,
  language: Language,
): string => {
  if (cadence === 'monthly') return m.standing_every_month({ day })
  const values = { day: formatWeekday(day, language) }
  return cadence === 'weekly' ? m.standing_every_week(values) : m.standing_every_fortnight(values)
}

export const termsText: Record<StandingOrderView['paymentTerms'], () => string> = {
  cash: m.checkout_terms_cash,
  postponed: m.checkout_terms_postponed,
  monthly: m.checkout_terms_monthly,
}
