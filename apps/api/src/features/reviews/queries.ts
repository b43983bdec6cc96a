import type { Language } from '@warda/domain/language'
import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Product, Review } from '../../db/schema.ts'

const REVIEW = ['id', 'author', 'stars', 'description', 'language', 'created_at', 'reply'] as const

export async function selectReviews(db: Database, productId: number, limit: number, offset: number) {
  return db
    .selectFrom('review')
    .select(REVIEW)
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

/** The number of reviews for each number of stars; index 0 is one star. */
export async function countStars(db: Database, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .select(['stars', ({ fn }) => fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .groupBy('stars')
    .execute()
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0)
}

export type RecentReviewRow = ReviewRow &
  Pick<Selectable<Review>, 'product_id'> &
  Pick<Selectable<Product>, 'slug' | 'title_en' | 'title_ar'>

/** The newest good reviews of different products, those in `language` first. */
export async function selectRecentReviews(db: Database, language: Language, limit: number): Promise<RecentReviewRow[]> {
  const { rows } = await sql<RecentReviewRow>`
    select * from (
      select distinct on (r.product_id) r.id, r.author, r.stars, r.description, r.language, r.created_at, '' as reply,
        p.id as product_id, p.slug, p.title_en, p.title_ar
      from (select * from review where status = 'published' and stars >= 4 order by created_at desc limit 100) r
      join product p on p.id = r.product_id and p.status = 'published'
      order by r.product_id, r.language = ${language} desc, r.created_at desc
    ) latest
    order by language = ${language} desc, created_at desc
    limit ${limit}
  `.execute(db)
  return rows
}

export async function isPublished(db: Database, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts or replaces the user's only review of a product; a hidden one stays hidden. */
export async function saveReview(
  trx: Transaction,
  review: {
    productId: number
    userId: string
    author: string
    stars: number
    description: string
    language: Language
    now: Date
  },
): Promise<ReviewRow> {
  const { productId, userId, now, ...written } = review
  return trx
    .insertInto('review')
    .values({ product_id: productId, user_id: userId, created_at: now, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'user_id'])
        .where('user_id', 'is not', null)
        .doUpdateSet({ created_at: now, ...written }),
    )
    .returning(REVIEW)
    .executeTakeFirstOrThrow()
}
