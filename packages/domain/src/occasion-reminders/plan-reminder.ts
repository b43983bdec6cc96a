import { addDays, type IsoDate } from '../time/riyadh-time.ts'
import { getNextDate, type YearlyDate } from './yearly-date.ts'

/** How many days before the occasion a person can be reminded. */
export const REMINDER_DAYS = [3, 7, 14] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

/**
 * Days between an occasion that was mailed or ordered for and the next one of the same reminder: a date that is corrected after its mail
 * gets none again in the same year.
 */
const MIN_DAYS_APART = 180

/** `occursOn` is the day of the occasion, `remindOn` that of its mail. */
export type PlannedReminder = { occursOn: IsoDate; remindOn: IsoDate }

type PlanInput = {
  yearly: YearlyDate
  daysBefore: ReminderDays
  today: IsoDate
  /** The latest occasion that is settled: mailed, ordered for, or passed; null without one. */
  handledOn: IsoDate | null
}

/** The next occasion whose mail is due today or later. */
export function planReminder({ yearly, daysBefore, today, handledOn }: PlanInput): PlannedReminder {
  const earliest = addDays(today, daysBefore)
  const nextAllowed = handledOn === null ? null : addDays(handledOn, MIN_DAYS_APART)
  const isTooEarly = nextAllowed !== null && nextAllowed > earliest
  const occursOn = getNextDate(yearly, isTooEarly ? nextAllowed : earliest)
  return { occursOn, remindOn: addDays(occursOn, -daysBefore) }
}

/** Whether the mail of an occasion may still be sent: after an outage up to the day itself, never for a past one. */
export const isStillAhead = ({ occursOn }: Pick<PlannedReminder, 'occursOn'>, today: IsoDate): boolean =>
  occursOn >= today
