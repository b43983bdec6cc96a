import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'

/** One page of rows. `total` is exact up to `MAX_COUNTED_ROWS`; `more` is true when there are more. */
export type CountedPage<Row> = { rows: Row[]; page: number; pageCount: number; total: number; more: boolean }

/** One page of a list with `count` matching rows. */
export const toCountedPage = <Row>(
  rows: Row[],
  { page, limit, count }: { page: number; limit: number; count: number },
): CountedPage<Row> => ({
  rows,
  page,
  pageCount: Math.max(1, Math.ceil(Math.min(count, MAX_COUNTED_ROWS) / limit)),
  total: Math.min(count, MAX_COUNTED_ROWS),
  more: count > MAX_COUNTED_ROWS,
})
