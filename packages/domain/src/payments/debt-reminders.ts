import { addDays, daysBetween, type IsoDate } from '../time/riyadh-time.ts'

/** What a reminder says: due in a few days, due now, due a week ago. */
export type ReminderStage = 'soon' | 'due' | 'late'

const SOON_DAYS = 3
const LATE_DAYS = 7
/** Days that a reminder may be late itself, should the shop have been down on its day. */
const GRACE_DAYS = 2

/** The reminder that a debt is due for on a day, or null: three days before, on the day, and seven days after (each sent once). */
export function reminderStage(dueDate: IsoDate, today: IsoDate): ReminderStage | null {
  const late = daysBetween(dueDate, today)
  if (late >= -SOON_DAYS && late < 0) return 'soon'
  if (late >= 0 && late <= GRACE_DAYS) return 'due'
  return late >= LATE_DAYS && late <= LATE_DAYS + GRACE_DAYS ? 'late' : null
}

/** The due days that reminders of a day are about, both included. */
export const reminderDueDates = (today: IsoDate): { from: IsoDate; to: IsoDate } => ({
  from: addDays(today, -LATE_DAYS - GRACE_DAYS),
  to: addDays(today, SOON_DAYS),
})
