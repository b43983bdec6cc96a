import { addDays, riyadhDate, riyadhInstant, riyadhMinuteOfDay } from '../time/riyadh-time.ts'

/** Minutes since midnight in Riyadh between which nobody is disturbed: 22:00 to 09:00. */
const QUIET_HOURS = { from: 22 * 60, until: 9 * 60 } as const

/** @internal Exported for tests. */
export function isQuiet(ms: number): boolean {
  const minute = riyadhMinuteOfDay(ms)
  return minute >= QUIET_HOURS.from || minute < QUIET_HOURS.until
}

/** The end of the quiet hours at an instant; the instant itself outside of them. */
export function getQuietEnd(ms: number): number {
  if (!isQuiet(ms)) return ms
  const today = riyadhDate(ms)
  const isEvening = riyadhMinuteOfDay(ms) >= QUIET_HOURS.from
  return riyadhInstant(isEvening ? addDays(today, 1) : today, QUIET_HOURS.until)
}
