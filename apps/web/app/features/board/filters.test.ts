import { describe, expect, it } from 'vitest'
import { TABS } from './board-present.ts'
import {
  ASSIGNEE_FILTERS,
  changeFilters,
  type Filters,
  isFiltered,
  NO_FILTERS,
  readFilters,
  resolveDate,
  writeFilters,
} from './filters.ts'

const roundTrip = (filters: Filters): Filters => readFilters(new URLSearchParams(writeFilters(filters)))

describe('the board filters in the URL', () => {
  it('DELIV-01 default to pending orders, all days and all assignees with an empty query', () => {
    expect(readFilters(new URLSearchParams())).toEqual(NO_FILTERS)
    expect(NO_FILTERS).toMatchObject({ tab: 'pending', page: 1 })
    expect(writeFilters(NO_FILTERS)).toEqual({})
  })

  it('are equal after writing to and reading from the URL', () => {
    for (const tab of TABS) {
      for (const assigned of ASSIGNEE_FILTERS) {
        for (const day of [null, 'today', 'tomorrow', '2026-02-28']) {
          const filters = { tab, assigned, day, page: 3, q: 'نورة & 055' }
          expect(roundTrip(filters)).toEqual(filters)
        }
      }
    }
  })

  it('replace invalid values by the defaults', () => {
    const invalid = 'tab=5&page=-1&day=2026-02-30&assigned=yousef&q=%20%20'
    expect(readFilters(new URLSearchParams(invalid))).toEqual(NO_FILTERS)
    expect(readFilters(new URLSearchParams('page=1e3')).page).toBe(1)
    expect(readFilters(new URLSearchParams({ q: 'x'.repeat(500) })).q).toHaveLength(100)
  })

  it('return to the first page after a change', () => {
    expect(changeFilters({ ...NO_FILTERS, page: 4 }, { tab: 'completed' })).toEqual({ ...NO_FILTERS, tab: 'completed' })
    expect(changeFilters({ ...NO_FILTERS, page: 4 }, { page: 5 }).page).toBe(5)
  })

  it('resolve today and tomorrow to dates', () => {
    expect(resolveDate('today', '2026-12-31')).toBe('2026-12-31')
    expect(resolveDate('tomorrow', '2026-12-31')).toBe('2027-01-01')
    expect(resolveDate('2026-05-05', '2026-12-31')).toBe('2026-05-05')
    expect(resolveDate(null, '2026-12-31')).toBeUndefined()
  })

  it('are active without regard to tab and page', () => {
    expect(isFiltered({ ...NO_FILTERS, tab: 'completed', page: 2 })).toBe(false)
    expect(isFiltered({ ...NO_FILTERS, day: 'today' })).toBe(true)
    expect(isFiltered({ ...NO_FILTERS, assigned: 'none' })).toBe(true)
    expect(isFiltered({ ...NO_FILTERS, q: '1' })).toBe(true)
  })
})
