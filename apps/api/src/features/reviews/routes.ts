import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentCountedPage } from '../../present-page.ts'
import { addReview } from './add-review.ts'
import { listAllReviews } from './list-all-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { moderateReview } from './moderate-review.ts'
import { presentAdminReview, presentReview } from './present.ts'

const PAGE = 20

export const reviewRoutes: Pick<Handlers, 'getReviews' | 'addReview' | 'adminReviews' | 'moderateReview'> = {
  getReviews: ({ context, params, query }) => listReviews(context, params.productId, query.page ?? 1),

  addReview: async ({ context, params, body, actor, t }) => {
    const review = { ...body, productId: params.productId, userId: actor.userId, fullName: actor.fullName }
    const saved = await addReview(context, review)
    if (!saved.ok) return saved
    const message = t(saved.value.status === 'pending' ? 'server_review_pending' : 'server_review_added')
    return ok({ message, data: presentReview(saved.value) })
  },

  async adminReviews({ context, query, language }) {
    const { page = 1, pageSize = PAGE, q = '' } = query
    const hidden = query.hidden === undefined ? null : query.hidden === '1'
    const result = await listAllReviews(context, { page, pageSize, q, hidden })
    return ok(presentCountedPage(result, (row) => presentAdminReview(row, language)))
  },

  async moderateReview({ context, actor, params, body, language, t }) {
    const { isHidden: hidden, reply } = body
    const input = { reviewId: params.reviewId, hidden, reply, actorId: actor.userId }
    const result = await moderateReview(context, input)
    return result.ok ? ok({ message: t('moderation_saved'), data: presentAdminReview(result.value, language) }) : result
  },
}
