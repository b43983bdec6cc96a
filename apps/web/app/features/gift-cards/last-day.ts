import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'

/** The last day on which a gift card is valid: `expiresAt` is the midnight after it, in Riyadh. */
export const formatLastDay = (expiresAt: string): string =>
  formatDayShort(riyadhDate(Date.parse(expiresAt) - 1), currentLanguage())
