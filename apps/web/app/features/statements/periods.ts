import { addDays, addMonths, type IsoDate } from '@warda/domain/time/riyadh-time'

export type Period = { from: IsoDate; to: IsoDate }

/** The first day of the month of a day. */
const firstOf = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`

/** The month before that of `today`, as `YYYY-MM`. */
export const lastMonth = (today: IsoDate): string => addMonths(firstOf(today), -1).slice(0, 7)

/** The periods that a statement is shown for, by name, from `today` on. */
export const periodsAt = (today: IsoDate): Record<'thisMonth' | 'lastMonth' | 'threeMonths' | 'year', Period> => {
  const first = firstOf(today)
  return {
    thisMonth: { from: first, to: today },
    lastMonth: { from: addMonths(first, -1), to: addDays(first, -1) },
    threeMonths: { from: addMonths(first, -2), to: today },
    year: { from: addMonths(first, -11), to: today },
  }
}
export type PeriodName = keyof ReturnType<typeof periodsAt>
