import { addDays, daysBetween, type IsoDate } from '../time/riyadh-time.ts'

/** Reminder of a debt: due soon, due today, or overdue. */
export type ReminderStage = 'soon' | 'due' | 'late'

const SOON_DAYS = 3
const LATE_DAYS = 7
/** Days after which a missed reminder is no longer sent. */
const GRACE_DAYS = 2

/** The reminder of a debt on a day, or null: three days before, on the due date, and seven days after. */
export function getReminderStage(dueDate: IsoDate, today: IsoDate): ReminderStage | null {
  const late = daysBetween(dueDate, today)
  if (late >= -SOON_DAYS && late < 0) return 'soon'
  if (late >= 0 && late <= GRACE_DAYS) return 'due'
  return late >= LATE_DAYS && late <= LATE_DAYS + GRACE_DAYS ? 'late' : null
}

/** The due dates that can have a reminder on a day, both included. */
export const listReminderDueDates = (today: IsoDate): { from: IsoDate; to: IsoDate } => ({
  from: addDays(today, -LATE_DAYS - GRACE_DAYS),
  to: addDays(today, SOON_DAYS),
})
