import { daysBetween, type IsoDate } from '../time/riyadh-time.ts'

/** Which word is due about a registration that ends: a month before, a week before, or on the day. */
export type RegistrationExpiryStage = 'month' | 'week' | 'day'

/** How long after the day it is still worth telling, when the shop could not tell in time. */
const LATE_DAYS = 7

/** The stage that is due on `today`, or null. A day on which nothing ran is made up for: the stage holds until the next one. */
export function registrationExpiryStage(expires: IsoDate, today: IsoDate): RegistrationExpiryStage | null {
  const left = daysBetween(today, expires)
  if (left > 30 || left < -LATE_DAYS) return null
  if (left > 7) return 'month'
  return left > 0 ? 'week' : 'day'
}
