import { LIMITS } from '@warda/domain/limits'
import { addDays, isDate } from '@warda/domain/time/riyadh-time'
import type { Tab } from './board-present.ts'

/** Whose orders: everybody's, the employee's own, or those that nobody has. */
export const ASSIGNED = ['all', 'me', 'none'] as const
export type Assigned = (typeof ASSIGNED)[number]

/** What the board shows. `day` is `today` and `tomorrow` as they move on, a date, or null for all days. */
export type Filters = { tab: Tab; page: number; q: string; day: string | null; assigned: Assigned }

export const NO_FILTERS: Filters = { tab: 'pending', page: 1, q: '', day: null, assigned: 'all' }

/** Whether something is left out besides other tabs. */
export const isFiltered = ({ q, day, assigned }: Filters): boolean => q !== '' || day !== null || assigned !== 'all'

/** How tabs and whose are spelt in the address. */
const tabNames: Record<Tab, string> = { pending: 'pending', inDelivery: 'in-delivery', completed: 'completed' }
const assignedNames: Record<Assigned, string> = { all: 'all', me: 'mine', none: 'nobody' }

const named = <K extends string>(names: Record<K, string>, name: string | null, otherwise: K): K =>
  (Object.keys(names) as K[]).find((key) => names[key] === name) ?? otherwise

const dayIn = (text: string | null): string | null =>
  text === 'today' || text === 'tomorrow' || (text !== null && isDate(text)) ? text : null

/** The filters that an address names; what it doesn't, or names wrongly, is as at first. */
export const readFilters = (search: URLSearchParams): Filters => ({
  tab: named(tabNames, search.get('tab'), NO_FILTERS.tab),
  page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1,
  q: (search.get('q') ?? '').trim().slice(0, LIMITS.searchText),
  day: dayIn(search.get('day')),
  assigned: named(assignedNames, search.get('assigned'), NO_FILTERS.assigned),
})

/** The address's query for filters; what is as at first is left out. */
export const writeFilters = ({ tab, page, q, day, assigned }: Filters): Record<string, string> => ({
  ...(tab === NO_FILTERS.tab ? {} : { tab: tabNames[tab] }),
  ...(page <= 1 ? {} : { page: String(page) }),
  ...(q === '' ? {} : { q }),
  ...(day === null ? {} : { day }),
  ...(assigned === NO_FILTERS.assigned ? {} : { assigned: assignedNames[assigned] }),
})

/** Filters after a choice: another one begins on the first page. */
export const changed = (filters: Filters, choice: Partial<Filters>): Filters => ({ ...filters, page: 1, ...choice })

/** The date that is meant, counted from today (`YYYY-MM-DD`). */
export const dateOf = (day: string | null, today: string): string | undefined => {
  if (day === 'today') return today
  return day === 'tomorrow' ? addDays(today, 1) : (day ?? undefined)
}
