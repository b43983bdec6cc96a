import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_COUNTED_ROWS, paginate } from './pagination.ts'

describe('pagination', () => {
  it('ADMIN-01 gives the requested page, at most the last', () => {
    expect(paginate({}, 60)).toEqual({ page: 1, pageCount: 3, total: 60, more: false, limit: 25, offset: 0 })
    expect(paginate({ page: 9, pageSize: 20 }, 60)).toMatchObject({ page: 3, offset: 40, limit: 20 })
    expect(paginate({ page: 2 }, 0)).toMatchObject({ page: 1, pageCount: 1, offset: 0 })
    expect(paginate({}, MAX_COUNTED_ROWS)).toMatchObject({ total: 10_000, more: false })
    expect(paginate({ pageSize: 1_000 }, MAX_COUNTED_ROWS + 1)).toMatchObject({ limit: 100, total: 10_000, more: true })
  })
  it('ADMIN-01 never starts after the counted rows', () => {
    const any = fc.option(fc.integer({ min: -5, max: 1_000_000 }), { nil: undefined })
    fc.assert(
      fc.property(any, any, fc.nat(MAX_COUNTED_ROWS + 1), (page, pageSize, counted) => {
        const result = paginate({ page, pageSize }, counted)
        return (
          result.offset <= result.total && result.page >= 1 && result.page <= result.pageCount && result.limit <= 100
        )
      }),
    )
  })
})
