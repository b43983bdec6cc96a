import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { changeReview, findReview, type ReviewRow } from './moderation-queries.ts'

/**
 * Hides or shows a review and sets the shop's reply (empty removes it); absent fields stay. The product's rating and the public pages are
 * updated at once.
 */
export function moderateReview(
  context: AppContext,
  input: { reviewId: number; hidden: boolean | undefined; reply: string | undefined; actorId: string },
): Promise<Result<ReviewRow, 'not_found'>> {
  const at = new Date(context.clock.now())
  return inResultTransaction<ReviewRow, 'not_found'>(context.db, async (trx) => {
    const { reviewId, ...change } = input
    if (!(await changeReview(trx, reviewId, { ...change, at }))) return refuse('not_found')
    const review = await findReview(trx, reviewId)
    return review ? ok(review) : refuse('not_found')
  })
}
