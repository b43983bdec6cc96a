import { daysBetween, type IsoDate } from '../time/riyadh-time.ts'

/** Reminder about a registration that expires: a month before, a week before, or on the day. */
export type RegistrationExpiryStage = 'month' | 'week' | 'day'

/** Days after the expiry within which a missed reminder is still sent. */
const LATE_DAYS = 7

/** The reminder due on `today`, or null. A stage lasts until the next one, so a day without a run is made up for. */
export function getRegistrationExpiryStage(expires: IsoDate, today: IsoDate): RegistrationExpiryStage | null {
  const daysLeft = daysBetween(today, expires)
  if (daysLeft > 30 || daysLeft < -LATE_DAYS) return null
  if (daysLeft > 7) return 'month'
  return daysLeft > 0 ? 'week' : 'day'
}
