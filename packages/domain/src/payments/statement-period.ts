import { ok, type Result, refuse } from '../result.ts'
import { addDays, daysBetween, type IsoDate, isDate } from '../time/riyadh-time.ts'

/** Days back from its end when no beginning is asked for, and the longest period, days. */
const USUAL_DAYS = 90
const LONGEST_DAYS = 366
/** There are no accounts before, and nobody plans them further ahead than so many days. */
const FIRST_DAY = '2000-01-01'
const AHEAD_DAYS = 366

export type StatementError = 'statement.period' | 'statement.out_of_time'

/**
 * The days of a statement of account, both meant: up to today and the last 90 unless asked. `statement.period` for days that don't exist, stand
 * the wrong way round or are more than a year apart, `statement.out_of_time` for a time in which there can be no accounts.
 */
export function checkStatementPeriod(
  asked: { from: string | undefined; to: string | undefined },
  today: IsoDate,
): Result<{ from: IsoDate; to: IsoDate }, StatementError> {
  const to = asked.to ?? today
  if (!isDate(to)) return refuse('statement.period', undefined, 'to')
  if (to < FIRST_DAY || to > addDays(today, AHEAD_DAYS)) return refuse('statement.out_of_time', undefined, 'to')
  const from = asked.from ?? addDays(to, -USUAL_DAYS)
  if (!isDate(from)) return refuse('statement.period', undefined, 'from')
  if (asked.from !== undefined && from < FIRST_DAY) return refuse('statement.out_of_time', undefined, 'from')
  if (from > to || daysBetween(from, to) > LONGEST_DAYS) return refuse('statement.period', undefined, 'from')
  return ok({ from, to })
}

/** A month (`YYYY-MM`) of which there can be a statement: it has begun (`statement.month_ahead`), and there were accounts. */
export function checkStatementMonth(
  month: string,
  today: IsoDate,
): Result<string, 'statement.month_ahead' | 'statement.out_of_time'> {
  if (month > today.slice(0, 7)) return refuse('statement.month_ahead', undefined, 'month')
  return `${month}-01` < FIRST_DAY ? refuse('statement.out_of_time', undefined, 'month') : ok(month)
}
