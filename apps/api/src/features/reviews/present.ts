import type { Home, Review } from '@warda/contract/catalogue'
import type { Language } from '@warda/domain/language'
import type { RecentReviewRow, ReviewRow } from './queries.ts'

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    author: row.author,
    stars: row.stars,
    description: row.description,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    ...(row.reply ? { reply: row.reply } : {}),
  }
}

/** A review with the product it speaks of. */
export function presentRecentReview(row: RecentReviewRow, language: Language): Home['reviews'][number] {
  const name = language === 'ar' ? row.title_ar : row.title_en
  return { ...presentReview(row), product: { id: row.product_id, slug: row.slug, name } }
}
