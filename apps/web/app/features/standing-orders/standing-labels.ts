import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { formatWeekday } from '../../lib/format/format-day.ts'
import type { StandingOrderView } from './standing-present.ts'

/** `Every Sunday`, `Every month on day 5`. */
export const cadenceText = (
  { cadence, day }: Pick<StandingOrderView, 'cadence' | 'day'>,
  language: Language,
): string =>
  cadence === 'weekly' ? m.standing_every_week({ day: formatWeekday(day, language) }) : m.standing_every_month({ day })

export const termsText: Record<StandingOrderView['paymentTerms'], () => string> = {
  cash: m.checkout_terms_cash,
  postponed: m.checkout_terms_postponed,
  monthly: m.checkout_terms_monthly,
}
