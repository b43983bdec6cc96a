/** Back office lists are counted and paged up to this row. */
export const MAX_COUNTED = 10_000

/** One page of rows. `total` is exact up to `MAX_COUNTED`; `more` is true when there are more. */
export type CountedPage<Row> = { rows: Row[]; page: number; pageCount: number; total: number; more: boolean }

/** One page of a list with `count` matching rows. */
export const countedPage = <Row>(
  rows: Row[],
  { page, limit, count }: { page: number; limit: number; count: number },
): CountedPage<Row> => ({
  rows,
  page,
  pageCount: Math.max(1, Math.ceil(Math.min(count, MAX_COUNTED) / limit)),
  total: Math.min(count, MAX_COUNTED),
  more: count > MAX_COUNTED,
})
