import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { addReview } from './add-review.ts'
import { listReviews } from './list-reviews.ts'
import { presentReview } from './present.ts'

export const reviewRoutes: Pick<Handlers, 'getReviews' | 'addReview'> = {
  getReviews: ({ context, params, query }) => listReviews(context, params.productId, query.page ?? 1),

  addReview: async ({ context, params, body, actor, t }) => {
    const review = { ...body, productId: params.productId, userId: actor.userId, fullName: actor.fullName }
    const saved = await addReview(context, review)
    return saved.ok ? ok({ message: t('server_review_added'), data: presentReview(saved.value) }) : saved
  },
}
