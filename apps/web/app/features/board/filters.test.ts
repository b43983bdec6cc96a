import { describe, expect, it } from 'vitest'
import { TABS } from './board-present.ts'
import {
  ASSIGNED,
  changed,
  dateOf,
  type Filters,
  isFiltered,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './filters.ts'

const through = (filters: Filters): Filters => readFilters(new URLSearchParams(writeFilters(filters)))

describe('the filters of the board in the address', () => {
  it('DELIV-01 shows pending orders, all days and everybody’s at first, with nothing in the address', () => {
    expect(readFilters(new URLSearchParams())).toEqual(NO_FILTERS)
    expect(NO_FILTERS).toMatchObject({ tab: 'pending', page: 1 })
    expect(writeFilters(NO_FILTERS)).toEqual({})
  })

  it('come back from the address as they were', () => {
    for (const tab of TABS) {
      for (const assigned of ASSIGNED) {
        for (const day of [null, 'today', 'tomorrow', '2026-02-28']) {
          const filters = { tab, assigned, day, page: 3, q: 'نورة & 055' }
          expect(through(filters)).toEqual(filters)
        }
      }
    }
  })

  it('take what an address says wrongly as not said', () => {
    const wrong = 'tab=5&page=-1&day=2026-02-30&assigned=yousef&q=%20%20'
    expect(readFilters(new URLSearchParams(wrong))).toEqual(NO_FILTERS)
    expect(readFilters(new URLSearchParams('page=1e3')).page).toBe(1)
    expect(readFilters(new URLSearchParams({ q: 'x'.repeat(500) })).q).toHaveLength(100)
  })

  it('begin on the first page after another choice', () => {
    expect(changed({ ...NO_FILTERS, page: 4 }, { tab: 'completed' })).toEqual({ ...NO_FILTERS, tab: 'completed' })
    expect(changed({ ...NO_FILTERS, page: 4 }, { page: 5 }).page).toBe(5)
  })

  it('mean the days that today and tomorrow are', () => {
    expect(dateOf('today', '2026-12-31')).toBe('2026-12-31')
    expect(dateOf('tomorrow', '2026-12-31')).toBe('2027-01-01')
    expect(dateOf('2026-05-05', '2026-12-31')).toBe('2026-05-05')
    expect(dateOf(null, '2026-12-31')).toBeUndefined()
  })

  it('leave the tab and the page out of what narrows the search', () => {
    expect(isFiltered({ ...NO_FILTERS, tab: 'completed', page: 2 })).toBe(false)
    expect(isFiltered({ ...NO_FILTERS, day: 'today' })).toBe(true)
    expect(isFiltered({ ...NO_FILTERS, assigned: 'none' })).toBe(true)
    expect(isFiltered({ ...NO_FILTERS, q: '1' })).toBe(true)
  })
})
