import { LIMITS } from '@warda/domain/limits'
import { addDays, isDate } from '@warda/domain/time/riyadh-time'
import type { Tab } from './board-present.ts'

/** Orders of everybody, of the employee, or without an assignee. */
export const ASSIGNEE_FILTERS = ['all', 'me', 'none'] as const
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number]

/** Filters of the board; `day` is `today`, `tomorrow`, a date (`YYYY-MM-DD`), or null for all days. */
export type Filters = { tab: Tab; page: number; q: string; day: string | null; assigned: AssigneeFilter }

export const NO_FILTERS: Filters = { tab: 'pending', page: 1, q: '', day: null, assigned: 'all' }

/** Whether a filter other than the tab is set. */
export const isFiltered = ({ q, day, assigned }: Filters): boolean => q !== '' || day !== null || assigned !== 'all'

/** Values in the URL query. */
const tabNames: Record<Tab, string> = { pending: 'pending', inDelivery: 'in-delivery', completed: 'completed' }
const assignedNames: Record<AssigneeFilter, string> = { all: 'all', me: 'mine', none: 'nobody' }

const findKey = <K extends string>(names: Record<K, string>, name: string | null, fallback: K): K =>
  (Object.keys(names) as K[]).find((key) => names[key] === name) ?? fallback

const parseDay = (text: string | null): string | null =>
  text === 'today' || text === 'tomorrow' || (text !== null && isDate(text)) ? text : null

/** Parses filters from the URL query; missing and invalid values become the defaults. */
export const readFilters = (search: URLSearchParams): Filters => ({
  tab: findKey(tabNames, search.get('tab'), NO_FILTERS.tab),
  page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1,
  q: (search.get('q') ?? '').trim().slice(0, LIMITS.searchText),
  day: parseDay(search.get('day')),
  assigned: findKey(assignedNames, search.get('assigned'), NO_FILTERS.assigned),
})

/** URL query for filters without the defaults. */
export const writeFilters = ({ tab, page, q, day, assigned }: Filters): Record<string, string> => ({
  ...(tab === NO_FILTERS.tab ? {} : { tab: tabNames[tab] }),
  ...(page <= 1 ? {} : { page: String(page) }),
  ...(q === '' ? {} : { q }),
  ...(day === null ? {} : { day }),
  ...(assigned === NO_FILTERS.assigned ? {} : { assigned: assignedNames[assigned] }),
})

/** Applies a change of filters and returns to the first page. */
export const changeFilters = (filters: Filters, change: Partial<Filters>): Filters => ({
  ...filters,
  page: 1,
  ...change,
})

/** Date of the day filter (`YYYY-MM-DD`), relative to `today`. */
export const resolveDate = (day: string | null, today: string): string | undefined => {
  if (day === 'today') return today
  return day === 'tomorrow' ? addDays(today, 1) : (day ?? undefined)
}
