import { ok, type Result, refuse } from '../result.ts'
import { normaliseDigits, normaliseText } from '../text.ts'

const TIME = '(\\d{1,2}):(\\d{2})\\s*(am|pm|ص|م)'
const HOURS = new RegExp(`^${TIME}\\s*[-–—]\\s*${TIME}$`, 'iu')

/** Opening hours of a branch in minutes since midnight. `closes` is less than `opens` when the branch closes after midnight. */
export type OpeningHours = { opens: number; closes: number }

/**
 * Parses "H:MM AM/PM - H:MM AM/PM", also with ص and م and Arabic digits; hours 0-23, minutes 00-59 (spec §5). The specification allows
 * hours above 12 with AM or PM: they are on the 24-hour clock and the marker is ignored.
 */
export function parseOpeningHours(text: string): Result<OpeningHours, 'branch.opening_hours_invalid'> {
  const match = HOURS.exec(normaliseDigits(normaliseText(text)))
  const opens = minutes(Number(match?.[1]), Number(match?.[2]), match?.[3])
  const closes = minutes(Number(match?.[4]), Number(match?.[5]), match?.[6])
  if (opens === null || closes === null) return refuse('branch.opening_hours_invalid', undefined, 'openingHours')
  return ok({ opens, closes })
}

function minutes(hour: number, minute: number, marker: string | undefined): number | null {
  if (marker === undefined || hour > 23 || minute > 59) return null
  const afternoon = marker === 'م' || marker.toLowerCase() === 'pm'
  const clock = hour > 12 ? hour : (hour % 12) + (afternoon ? 12 : 0)
  return clock * 60 + minute
}
