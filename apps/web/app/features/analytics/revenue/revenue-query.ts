import { checkPeriod, type Period } from '@warda/domain/analytics/period'
import { addDays, addMonths, type IsoDate, isDate, riyadhDate } from '@warda/domain/time/riyadh-time'

export type By = 'day' | 'category' | 'branch'
export const GROUPINGS = ['day', 'category', 'branch'] as const satisfies readonly By[]
export const PRESETS = ['days7', 'days30', 'month', 'lastMonth', 'year'] as const
export type Preset = (typeof PRESETS)[number]
export type RevenueQuery = Period & { by: By }

const lastDayOfMonth = (first: IsoDate): IsoDate => addDays(addMonths(first, 1), -1)

/** The days of a preset, counted from today in Riyadh. */
export function presetPeriod(preset: Preset, today: IsoDate): Period {
  const month = `${today.slice(0, 7)}-01`
  switch (preset) {
    case 'days7':
      return { from: addDays(today, -6), to: today }
    case 'days30':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: month, to: today }
    case 'lastMonth':
      return { from: addMonths(month, -1), to: lastDayOfMonth(addMonths(month, -1)) }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
  }
}

/** Parses period and grouping from the URL query; the default is the last 30 days by day. */
export function readRevenueQuery(search: URLSearchParams, nowMs: number): RevenueQuery {
  const by = GROUPINGS.find((grouping) => grouping === search.get('by')) ?? 'day'
  const period = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const isValid = isDate(period.from) && isDate(period.to) && checkPeriod(period).ok
  return { ...(isValid ? period : presetPeriod('days30', riyadhDate(nowMs))), by }
}

/** Exportable months (`YYYY-MM`), newest first: the current one and the last 24 complete ones. */
export function booksMonths(today: IsoDate): string[] {
  return Array.from({ length: 25 }, (_, index) => addMonths(`${today.slice(0, 7)}-01`, -index).slice(0, 7))
}
