import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { changeReview, findReview, type ReviewRow } from './moderation-queries.ts'

/**
 * Hides a review from the public or shows it again, and puts the shop's reply under it (empty takes it away); what is not said stays. The
 * product's rating and every page that shows it follow at once.
 */
export function moderateReview(
  context: AppContext,
  asked: { reviewId: number; hidden: boolean | undefined; reply: string | undefined; actorId: string },
): Promise<Result<ReviewRow, 'not_found'>> {
  const at = new Date(context.clock.now())
  return inResultTransaction<ReviewRow, 'not_found'>(context.db, async (trx) => {
    const { reviewId, ...change } = asked
    if (!(await changeReview(trx, reviewId, { ...change, at }))) return refuse('not_found')
    const review = await findReview(trx, reviewId)
    return review ? ok(review) : refuse('not_found')
  })
}
