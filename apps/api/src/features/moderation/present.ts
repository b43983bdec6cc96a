import type { adminReport, adminReview } from '@warda/contract/admin-shop'
import type { Language } from '@warda/domain/language'
import type * as z from 'zod/mini'
import type { Found } from './list-reviews.ts'
import type { ReportRow } from './report-queries.ts'
import type { ReviewRow } from './review-queries.ts'

export const presentReview = (row: ReviewRow, language: Language): z.output<typeof adminReview> => ({
  id: row.id,
  product: { id: row.productId, name: language === 'ar' ? row.titleAr : row.titleEn },
  author: row.author,
  stars: row.stars,
  description: row.description,
  language: row.language,
  isHidden: row.hidden,
  reply: row.reply,
  createdAt: row.createdAt.toISOString(),
})

export const presentReport = ({ createdAt, replies, ...report }: ReportRow): z.output<typeof adminReport> => ({
  ...report,
  createdAt: createdAt.toISOString(),
  replies: replies.map((reply) => ({ ...reply, at: new Date(reply.at).toISOString() })),
})

/** A page as lists of the back office answer it. */
export const presentPage = <Row, Wire>({ rows, ...page }: Found<Row>, present: (row: Row) => Wire) => ({
  ...page,
  data: rows.map(present),
})
