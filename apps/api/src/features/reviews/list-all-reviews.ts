import { LIMITS } from '@warda/domain/limits'
import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { countReviews, findReviews, type ReviewRow } from './moderation-queries.ts'

/** Counted and paged no further. */
export const COUNTED = 10_000

/** `total` is exact up to what is counted; `more` says that there are more. */
export type Found<Row> = { rows: Row[]; page: number; pageCount: number; total: number; more: boolean }

/** A page of a list of which `count` were found. */
export const foundPage = <Row>(rows: Row[], asked: { page: number; limit: number; count: number }): Found<Row> => ({
  rows,
  page: asked.page,
  pageCount: Math.max(1, Math.ceil(Math.min(asked.count, COUNTED) / asked.limit)),
  total: Math.min(asked.count, COUNTED),
  more: asked.count > COUNTED,
})

/**
 * A page (at most 100) of reviews, newest first; the hidden or the shown ones, or all. `q` is a part of what was written, of who wrote it or
 * of the flower's name, in either language.
 */
export async function listReviews(
  { db }: Pick<AppContext, 'db'>,
  asked: { page: number; pageSize: number; hidden: boolean | null; q: string },
): Promise<Found<ReviewRow>> {
  const filter = { hidden: asked.hidden, text: foldForSearch(asked.q) }
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const offset = Math.min((asked.page - 1) * limit, COUNTED)
  return inSnapshot(db, async (snapshot) => {
    const count = await countReviews(snapshot, filter, COUNTED)
    const rows = offset >= count ? [] : await findReviews(snapshot, filter, { limit, offset })
    return foundPage(rows, { page: asked.page, limit, count })
  })
}
