import type { Home } from '@warda/contract/catalogue'
import type { Review } from '@warda/contract/reviews'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { presentRecentReview, presentReview } from './present.ts'
import { countStars, isPublished, selectRecentReviews, selectReviews } from './queries.ts'

const PAGE = 10
const ON_HOME = 6

export type ReviewPage = { data: Review[]; page: number; pageCount: number; total: number }

/** A page of a product's reviews, newest first, 10 per page. */
export async function listReviews(
  { db }: AppContext,
  productId: number,
  page: number,
): Promise<Result<ReviewPage, 'product.not_found'>> {
  if (!(await isPublished(db, productId))) return refuse('product.not_found')
  const [rows, { total }] = await Promise.all([
    selectReviews(db, productId, PAGE, (page - 1) * PAGE),
    countStars(db, productId),
  ])
  return ok({ data: rows.map(presentReview), page, pageCount: Math.max(1, Math.ceil(total / PAGE)), total })
}

/** A product's first page of reviews, and the number of those that count in its rating for each number of stars. */
export async function listProductReviews(
  { db }: AppContext,
  productId: number,
): Promise<{ latest: Review[]; histogram: number[] }> {
  const [rows, { histogram }] = await Promise.all([selectReviews(db, productId, PAGE, 0), countStars(db, productId)])
  return { latest: rows.map(presentReview), histogram }
}

/** Recent reviews, one per product, the reader's language first. */
export async function listRecentReviews({ db }: AppContext, language: Language): Promise<Home['reviews']> {
  return (await selectRecentReviews(db, language, ON_HOME)).map((row) => presentRecentReview(row, language))
}
