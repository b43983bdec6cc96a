/** Back-office lists count rows up to this number, because counting more is slow. */
export const MAX_COUNTED_ROWS = 10_000

const DEFAULT_PAGE_SIZE = 25
const MAX_PAGE_SIZE = 100

export type PageInfo = { page: number; pageCount: number; total: number; more: boolean; limit: number; offset: number }

/**
 * The requested page of a list; `counted` is the number of rows, counted to one more than {@link MAX_COUNTED_ROWS}. A page after the last is
 * the last page; the page size is 25 by default and at most 100.
 */
export function paginate(
  request: { page?: number | undefined; pageSize?: number | undefined },
  counted: number,
): PageInfo {
  const limit = Math.min(MAX_PAGE_SIZE, Math.max(1, request.pageSize ?? DEFAULT_PAGE_SIZE))
  const total = Math.min(counted, MAX_COUNTED_ROWS)
  const pageCount = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(pageCount, Math.max(1, request.page ?? 1))
  return { page, pageCount, total, more: counted > MAX_COUNTED_ROWS, limit, offset: (page - 1) * limit }
}

/** Rows of one page. */
export type Paged<T> = { rows: T[]; page: PageInfo }
