import { ok, type Result, refuse } from '../result.ts'
import { addDays, addMonths, daysBetween, type IsoDate, isDate, riyadhInstant } from '../time/riyadh-time.ts'

/** The longest period of a report in days, a little over three years. */
const LONGEST_PERIOD_DAYS = 1_100

/** The earliest day of a report. */
const FIRST_DAY = '2000-01-01'

/** Dates in Riyadh; both are included. */
export type Period = { from: IsoDate; to: IsoDate }

/** Accepts two existing dates in order and within the longest period. */
export function checkPeriod({ from, to }: Period): Result<Period, 'figures.period'> {
  if (!isDate(from) || !isDate(to) || from < FIRST_DAY) return refuse('figures.period')
  const days = daysBetween(from, to)
  return days < 0 || days >= LONGEST_PERIOD_DAYS ? refuse('figures.period') : ok({ from, to })
}

/** All days of a period. */
export const listDays = ({ from, to }: Period): IsoDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

/** The start (ms) of a month in Riyadh (`YYYY-MM`) and of the next month. */
export function getMonthBounds(month: string): { since: number; until: number } {
  const first = `${month}-01`
  return { since: riyadhInstant(first, 0), until: riyadhInstant(addMonths(first, 1), 0) }
}
