import { languages } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint, PUBLIC, SIGNED_IN } from './endpoint.ts'
import { instant, numericId } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { text } from './wire/text.ts'

export const adminReview = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string() }),
  author: z.string(),
  stars: z.int(),
  description: z.string(),
  language: z.enum(languages),
  isHidden: z.boolean(),
  /** Waits for the shop before it is shown (setting `accounts.holdReviews`). */
  isPending: z.boolean(),
  isVerified: z.boolean(),
  reply: z.string(),
  createdAt: instant,
})

export const review = z.object({
  id: z.int(),
  author: z.string(),
  stars: z.int(),
  description: z.string(),
  /** Language the review was written in, for `lang` and `dir`. */
  language: z.enum(languages),
  createdAt: instant,
  /** The author has a completed order of the product. */
  isVerified: z.optional(z.literal(true)),
  /** Not public yet; only in the answer to its author. */
  isPending: z.optional(z.literal(true)),
  /** The shop's reply, if any. */
  reply: z.optional(z.string()),
})

export type Review = z.infer<typeof review>

export const reviewBody = z.object({
  description: text(LIMITS.review.min, LIMITS.review.max),
  stars: z
    .int('required')
    .check(z.minimum(LIMITS.stars.min, 'invalid_stars'), z.maximum(LIMITS.stars.max, 'invalid_stars')),
})

export const reviewsEndpoints = {
  adminReviews: endpoint('adminReviews', {
    access: asAdmin('moderation'),
    replica: true,
    summary: 'Reviews, newest first',
    query: z.object({
      ...pageQuery,
      hidden: z.optional(z.enum(['0', '1'], 'invalid_choice')),
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
    }),
    answer: paged(adminReview),
  }),
  moderateReview: endpoint('moderateReview', {
    access: asAdmin('moderation'),
    summary: 'Hides, shows or answers a review',
    params: z.object({ reviewId: numericId }),
    body: z.object({ isHidden: z.optional(z.boolean('invalid_choice')), reply: z.optional(text(0, 500)) }),
    answer: z.object({ message: z.string(), data: adminReview }),
  }),
  getReviews: endpoint('getReviews', {
    access: PUBLIC,
    replica: true,
    summary: 'Reviews of a product, newest first, 10 a page',
    params: z.object({ productId: numericId }),
    query: z.object({ page: z.optional(numericId) }),
    answer: z.object({ data: z.array(review), page: z.int(), pageCount: z.int(), total: z.int() }),
    cached: true,
  }),
  addReview: endpoint('addReview', {
    access: SIGNED_IN,
    signedOut: 'error_signed_out_review',
    summary: 'Adds or replaces the caller’s review (FORM-03)',
    params: z.object({ productId: numericId }),
    body: reviewBody,
    answer: z.object({ message: z.string(), data: review }),
    limits: [{ by: 'user', max: 10, seconds: 3600 }],
    idempotent: 'wholeCall',
  }),
}
