import { ok, type Result, refuse } from '../result.ts'
import { addDays, daysBetween, type IsoDate, isDate } from '../time/riyadh-time.ts'

/** Default and longest period in days. */
const DEFAULT_DAYS = 90
const MAX_DAYS = 366
/** Earliest day of a statement, and the latest in days from today. */
const FIRST_DAY = '2000-01-01'
const MAX_DAYS_AHEAD = 366

export type StatementError = 'statement.period' | 'statement.out_of_time'

/**
 * The period of a statement of account, both days included; by default the 90 days up to today. Refuses with `statement.period` days that
 * don't exist, are in the wrong order or more than a year apart, and with `statement.out_of_time` days outside the supported range.
 */
export function checkStatementPeriod(
  request: { from: string | undefined; to: string | undefined },
  today: IsoDate,
): Result<{ from: IsoDate; to: IsoDate }, StatementError> {
  const to = request.to ?? today
  if (!isDate(to)) return refuse('statement.period', undefined, 'to')
  if (to < FIRST_DAY || to > addDays(today, MAX_DAYS_AHEAD)) return refuse('statement.out_of_time', undefined, 'to')
  const from = request.from ?? addDays(to, -DEFAULT_DAYS)
  if (!isDate(from)) return refuse('statement.period', undefined, 'from')
  if (request.from !== undefined && from < FIRST_DAY) return refuse('statement.out_of_time', undefined, 'from')
  if (from > to || daysBetween(from, to) > MAX_DAYS) return refuse('statement.period', undefined, 'from')
  return ok({ from, to })
}

/** Checks the month (`YYYY-MM`) of a statement: it has started (`statement.month_ahead`) and is in the supported range. */
export function checkStatementMonth(
  month: string,
  today: IsoDate,
): Result<string, 'statement.month_ahead' | 'statement.out_of_time'> {
  // A month sorts before its days.
  // Stryker disable next-line EqualityOperator: equivalent, a month never equals a date
  if (month > today) return refuse('statement.month_ahead', undefined, 'month')
  return `${month}-01` < FIRST_DAY ? refuse('statement.out_of_time', undefined, 'month') : ok(month)
}
