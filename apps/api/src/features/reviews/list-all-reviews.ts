import { LIMITS } from '@warda/domain/limits'
import { MAX_COUNTED_ROWS } from '@warda/domain/pagination'
import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { type CountedPage, toCountedPage } from '../../db/counted-page.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { countReviews, findReviews, type ReviewRow } from './moderation-queries.ts'

/**
 * A page (at most 100) of reviews, newest first: hidden, visible or all. `q` is part of the text, of the author's name or of the
 * product's title in either language.
 */
export async function listAllReviews(
  { db }: Pick<AppContext, 'db'>,
  query: { page: number; pageSize: number; hidden: boolean | null; q: string },
): Promise<CountedPage<ReviewRow>> {
  const filter = { hidden: query.hidden, text: foldForSearch(query.q) }
  const limit = Math.min(query.pageSize, LIMITS.pageSize)
  const offset = Math.min((query.page - 1) * limit, MAX_COUNTED_ROWS)
  return inSnapshot(db, async (snapshot) => {
    const count = await countReviews(snapshot, filter, MAX_COUNTED_ROWS)
    const rows = offset >= count ? [] : await findReviews(snapshot, filter, { limit, offset })
    return toCountedPage(rows, { page: query.page, limit, count })
  })
}
