import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTED_AT_MOST, pageOf } from './paging.ts'

describe('pagination', () => {
  it('ADMIN-01 gives the requested page, at most the last', () => {
    expect(pageOf({}, 60)).toEqual({ page: 1, pageCount: 3, total: 60, more: false, limit: 25, offset: 0 })
    expect(pageOf({ page: 9, pageSize: 20 }, 60)).toMatchObject({ page: 3, offset: 40, limit: 20 })
    expect(pageOf({ page: 2 }, 0)).toMatchObject({ page: 1, pageCount: 1, offset: 0 })
    expect(pageOf({}, COUNTED_AT_MOST)).toMatchObject({ total: 10_000, more: false })
    expect(pageOf({ pageSize: 1_000 }, COUNTED_AT_MOST + 1)).toMatchObject({ limit: 100, total: 10_000, more: true })
  })
  it('ADMIN-01 never starts after the counted rows', () => {
    const any = fc.option(fc.integer({ min: -5, max: 1_000_000 }), { nil: undefined })
    fc.assert(
      fc.property(any, any, fc.nat(COUNTED_AT_MOST + 1), (page, pageSize, counted) => {
        const result = pageOf({ page, pageSize }, counted)
        return (
          result.offset <= result.total && result.page >= 1 && result.page <= result.pageCount && result.limit <= 100
        )
      }),
    )
  })
})
