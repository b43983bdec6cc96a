import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'

/** The last day of a gift card that ends at an instant, the midnight after it. */
export const formatLastDay = (expiresAt: string): string =>
  formatDayShort(riyadhDate(Date.parse(expiresAt) - 1), currentLanguage())
