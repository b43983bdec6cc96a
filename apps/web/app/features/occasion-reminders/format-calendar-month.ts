import type { Language } from '@warda/domain/language'
import type { ReminderCalendar } from '@warda/domain/occasion-reminders/yearly-date'
import { fromHijriDate } from '@warda/domain/time/hijri-date'
import { formatHijriMonth } from '@warda/i18n/format-hijri'
import { formatMonthName } from '../../lib/format/format-day.ts'

/** Any Hijri year: its months have the same names. */
const YEAR = 1448

/** The name of a month, 1 to 12; of the Hijri calendar with its number, which not everybody knows by heart. */
export const formatCalendarMonth = (calendar: ReminderCalendar, month: number, language: Language): string =>
  calendar === 'hijri'
    ? `${month} · ${formatHijriMonth(fromHijriDate({ year: YEAR, month, day: 1 }), language)}`
    : formatMonthName(month, language)
