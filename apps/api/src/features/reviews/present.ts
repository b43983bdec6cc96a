import type { Home } from '@warda/contract/catalogue'
import type { adminReview, Review } from '@warda/contract/reviews'
import type { Language } from '@warda/domain/language'
import type * as z from 'zod/mini'
import type { ReviewRow as AdminReviewRow } from './moderation-queries.ts'
import type { RecentReviewRow, ReviewRow } from './queries.ts'

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    author: row.author,
    stars: row.stars,
    description: row.description,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    ...(row.verified ? { isVerified: true as const } : {}),
    ...(row.status === 'pending' ? { isPending: true as const } : {}),
    ...(row.reply ? { reply: row.reply } : {}),
  }
}

/** A review with its product. */
export function presentRecentReview(row: RecentReviewRow, language: Language): Home['reviews'][number] {
  const name = language === 'ar' ? row.title_ar : row.title_en
  return { ...presentReview(row), product: { id: row.product_id, slug: row.slug, name } }
}

/** A review in the back office. */
export const presentAdminReview = (row: AdminReviewRow, language: Language): z.output<typeof adminReview> => ({
  id: row.id,
  product: { id: row.productId, name: language === 'ar' ? row.titleAr : row.titleEn },
  author: row.author,
  stars: row.stars,
  description: row.description,
  language: row.language,
  isHidden: row.status !== 'published',
  isPending: row.status === 'pending',
  isVerified: row.verified,
  reply: row.reply,
  createdAt: row.createdAt.toISOString(),
})
