import { formatMonthDay, getMaxDays, type ReminderCalendar } from '@warda/domain/occasion-reminders/yearly-date'

export type MonthAndDay = { month: number; day: number }

/** Month and day as `MM-DD`, with a day that the month has; empty while one of them is 0, that is not chosen. */
export function joinMonthDay(calendar: ReminderCalendar, { month, day }: MonthAndDay): string {
  if (month === 0 || day === 0) return ''
  return formatMonthDay(month, Math.min(day, getMaxDays(calendar, month)))
}
