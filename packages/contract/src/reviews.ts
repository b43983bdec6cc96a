import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { review } from './catalogue.ts'
import { endpoint, PUBLIC, SIGNED_IN } from './endpoint.ts'
import { numericId } from './wire/amount.ts'
import { text } from './wire/text.ts'

export const reviewBody = z.object({
  description: text(LIMITS.review.min, LIMITS.review.max),
  stars: z
    .int('required')
    .check(z.minimum(LIMITS.stars.min, 'invalid_stars'), z.maximum(LIMITS.stars.max, 'invalid_stars')),
})
export const reviewEndpoints = {
  getReviews: endpoint('getReviews', {
    access: PUBLIC,
    summary: 'Reviews of a product, newest first, 10 a page',
    params: z.object({ productId: numericId }),
    query: z.object({ page: z.optional(numericId) }),
    answer: z.object({ data: z.array(review), page: z.int(), pageCount: z.int(), total: z.int() }),
    cached: true,
  }),
  addReview: endpoint('addReview', {
    access: SIGNED_IN,
    signedOut: 'signed_out.review',
    summary: 'Adds or replaces the caller’s review (FORM-03)',
    params: z.object({ productId: numericId }),
    body: reviewBody,
    answer: z.object({ message: z.string(), data: review }),
    limits: [{ by: 'user', max: 10, seconds: 3600 }],
  }),
}
