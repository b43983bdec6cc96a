import { addDays, addMonths, type IsoDate } from '@warda/domain/time/riyadh-time'

export type Period = { from: IsoDate; to: IsoDate }

const firstDayOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`

/** Previous month (`YYYY-MM`). */
export const lastMonth = (today: IsoDate): string => addMonths(firstDayOfMonth(today), -1).slice(0, 7)

/** Selectable statement periods, relative to `today`. */
export const statementPeriods = (
  today: IsoDate,
): Record<'thisMonth' | 'lastMonth' | 'threeMonths' | 'year', Period> => {
  const first = firstDayOfMonth(today)
  return {
    thisMonth: { from: first, to: today },
    lastMonth: { from: addMonths(first, -1), to: addDays(first, -1) },
    threeMonths: { from: addMonths(first, -2), to: today },
    year: { from: addMonths(first, -11), to: today },
  }
}
export type PeriodName = keyof ReturnType<typeof statementPeriods>
