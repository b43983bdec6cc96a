import { LIMITS } from '@warda/domain/limits'
import type { AppContext } from '../../context.ts'
import { type OccasionName, type ReminderRow, selectOccasionNames, selectReminders } from './queries.ts'

type ReminderList = { reminders: ReminderRow[]; occasions: OccasionName[]; max: number }

/** The reminders of a person, the occasions of the shop, and how many reminders a person can have. */
export async function listReminders({ db }: AppContext, userId: string): Promise<ReminderList> {
  const [reminders, occasions] = await Promise.all([selectReminders(db, userId), selectOccasionNames(db)])
  return { reminders, occasions, max: LIMITS.occasionReminders }
}
