import { checkPeriod, type Period } from '@warda/domain/analytics/period'
import { addDays, addMonths, type IsoDate, isDate, riyadhDate } from '@warda/domain/time/riyadh-time'

export type By = 'day' | 'category' | 'branch'
export const CUTS = ['day', 'category', 'branch'] as const satisfies readonly By[]
export const PRESETS = ['days7', 'days30', 'month', 'lastMonth', 'year'] as const
export type Preset = (typeof PRESETS)[number]
export type Asked = Period & { by: By }

const lastOfMonth = (first: IsoDate): IsoDate => addDays(addMonths(first, 1), -1)

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
      return { from: addMonths(month, -1), to: lastOfMonth(addMonths(month, -1)) }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
  }
}

/** What the address asks for; what it does not say, or says wrongly, is the last thirty days by day. */
export function readAsked(search: URLSearchParams, nowMs: number): Asked {
  const by = CUTS.find((cut) => cut === search.get('by')) ?? 'day'
  const given = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const fits = isDate(given.from) && isDate(given.to) && checkPeriod(given).ok
  return { ...(fits ? given : presetPeriod('days30', riyadhDate(nowMs))), by }
}

/** The months that can be exported, the last whole one first: two years back, and this one at the end. */
export function booksMonths(today: IsoDate): string[] {
  const months = Array.from({ length: 24 }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, -back - 1).slice(0, 7))
  return [...months, today.slice(0, 7)]
}
