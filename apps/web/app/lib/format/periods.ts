import { addDays, addMonths, type IsoDate, isDate } from '@warda/domain/time/riyadh-time'

export type Period = { from: IsoDate; to: IsoDate }

const firstDayOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`

const firstDayOfQuarter = (first: IsoDate): IsoDate => addMonths(first, -((Number(first.slice(5, 7)) - 1) % 3))

/** Previous month (`YYYY-MM`). */
export const lastMonth = (today: IsoDate): string => addMonths(firstDayOfMonth(today), -1).slice(0, 7)

/** Selectable periods of statements and the overview, relative to `today`. */
export const statementPeriods = (
  today: IsoDate,
): Record<'thisMonth' | 'lastMonth' | 'threeMonths' | 'quarter' | 'year', Period> => {
  const first = firstDayOfMonth(today)
  return {
    thisMonth: { from: first, to: today },
    lastMonth: { from: addMonths(first, -1), to: addDays(first, -1) },
    threeMonths: { from: addMonths(first, -2), to: today },
    quarter: { from: firstDayOfQuarter(first), to: today },
    year: { from: addMonths(first, -11), to: today },
  }
}
export type PeriodName = keyof ReturnType<typeof statementPeriods>

/** A period from the address; null when a day is missing or the days are in the wrong order. */
export function readOwnPeriod(from: string, to: string): Period | null {
  return isDate(from) && isDate(to) && from <= to ? { from, to } : null
}
