import { LIMITS } from '@warda/domain/limits'
import { foldForSearch } from '@warda/domain/text'
import { inSnapshot } from '../../db/snapshot.ts'
import type { World } from '../../world.ts'
import { countReviews, findReviews, type ReviewRow } from './review-queries.ts'

/** Counted and paged no further. */
export const COUNTED = 10_000

export type Found<Row> = { rows: Row[]; page: number; pageSize: number; count: number }

/**
 * A page (at most 100) of reviews, newest first; the hidden or the shown ones, or all. `q` is a part of what was written, of who wrote it or
 * of the flower's name, in either language.
 */
export async function listReviews(
  { db }: Pick<World, 'db'>,
  asked: { page: number; pageSize: number; hidden: boolean | null; q: string },
): Promise<Found<ReviewRow>> {
  const filter = { hidden: asked.hidden, text: foldForSearch(asked.q) }
  const limit = Math.min(asked.pageSize, LIMITS.pageSize)
  const offset = Math.min((asked.page - 1) * limit, COUNTED)
  return inSnapshot(db, async (snapshot) => {
    const count = await countReviews(snapshot, filter, COUNTED)
    const rows = offset >= count ? [] : await findReviews(snapshot, filter, { limit, offset })
    return { rows, page: asked.page, pageSize: limit, count }
  })
}
