/** Lists of the back office count so far; what lies beyond nobody pages to, and counting costs. */
export const MAX_COUNTED_ROWS = 10_000

const USUAL = 25
const MOST = 100

export type PageInfo = { page: number; pageCount: number; total: number; more: boolean; limit: number; offset: number }

/**
 * The page of a list that is asked for, when `counted` rows were found by counting no further than one beyond {@link COUNTED_AT_MOST}. A page
 * beyond the last is the last; 25 a page unless asked otherwise, at most 100.
 */
export function paginate(
  asked: { page?: number | undefined; pageSize?: number | undefined },
  counted: number,
): PageInfo {
  const limit = Math.min(MOST, Math.max(1, asked.pageSize ?? USUAL))
  const total = Math.min(counted, MAX_COUNTED_ROWS)
  const pageCount = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(pageCount, Math.max(1, asked.page ?? 1))
  return { page, pageCount, total, more: counted > MAX_COUNTED_ROWS, limit, offset: (page - 1) * limit }
}

/** Rows of one page. */
export type Paged<T> = { rows: T[]; page: PageInfo }
