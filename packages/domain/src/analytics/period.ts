import { ok, type Result, refuse } from '../result.ts'
import { addDays, addMonths, daysBetween, type IsoDate, isDate, riyadhInstant } from '../time/riyadh-time.ts'

/** The longest period that figures are asked for: three years and a little. */
const LONGEST_PERIOD_DAYS = 1_100

/** Nothing was sold before. */
const FIRST_DAY = '2000-01-01'

/** Days of Riyadh, both of them meant. */
export type Period = { from: IsoDate; to: IsoDate }

/** Two days that exist, in their order, not too far apart. */
export function checkPeriod({ from, to }: Period): Result<Period, 'figures.period'> {
  if (!isDate(from) || !isDate(to) || from < FIRST_DAY) return refuse('figures.period')
  const days = daysBetween(from, to)
  return days < 0 || days >= LONGEST_PERIOD_DAYS ? refuse('figures.period') : ok({ from, to })
}

/** Every day of a period. */
export const listDays = ({ from, to }: Period): IsoDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

/** The instants (milliseconds) at which a month of Riyadh (`YYYY-MM`) begins and the next one does. */
export function monthBounds(month: string): { since: number; until: number } {
  const first = `${month}-01`
  return { since: riyadhInstant(first, 0), until: riyadhInstant(addMonths(first, 1), 0) }
}
