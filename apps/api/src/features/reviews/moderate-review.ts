import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import type { World } from '../../context.ts'
import { changeReview, findReview, type ReviewRow } from './moderation-queries.ts'

/**
 * Hides a review from the public or shows it again, and puts the shop's reply under it (empty takes it away); what is not said stays. The
 * product's rating and every page that shows it follow at once.
 */
export function moderateReview(
  world: World,
  asked: { reviewId: number; hidden: boolean | undefined; reply: string | undefined; actorId: string },
): Promise<Result<ReviewRow, 'not_found'>> {
  const at = new Date(world.clock.now())
  return decideInTransaction<ReviewRow, 'not_found'>(world.db, async (trx) => {
    const { reviewId, ...change } = asked
    if (!(await changeReview(trx, reviewId, { ...change, at }))) return refuse('not_found')
    const review = await findReview(trx, reviewId)
    return review ? ok(review) : refuse('not_found')
  })
}
