import type { Language } from '@warda/domain/language'
import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column } from '../../db/row.ts'
import type { Product, Review } from '../../db/schema.ts'

const REVIEW = [
  'id',
  'author',
  'stars',
  'description',
  'language',
  'created_at',
  'reply',
  'verified',
  'status',
] as const

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

/** From this number of reviews of verified buyers on, only these count in the rating (decisions §12); the trigger of `review` has it too. */
const ENOUGH_VERIFIED = 3

type StarCounts = {
  /** All published reviews. */
  total: number
  /** The reviews that count in the rating, by number of stars; index 0 is one star. */
  histogram: number[]
}

export async function countStars(db: Database, productId: number): Promise<StarCounts> {
  const rows = await db
    .selectFrom('review')
    .select(['stars', 'verified', ({ fn }) => fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .groupBy(['stars', 'verified'])
    .execute()
  const sum = (counted: typeof rows) => counted.reduce((all, { count }) => all + count, 0)
  const verified = rows.filter((row) => row.verified)
  const rated = sum(verified) >= ENOUGH_VERIFIED ? verified : rows
  return {
    total: sum(rows),
    histogram: [1, 2, 3, 4, 5].map((stars) => sum(rated.filter((row) => row.stars === stars))),
  }
}

export type RecentReviewRow = ReviewRow &
  Pick<Selectable<Review>, 'product_id'> &
  Pick<Selectable<Product>, 'slug' | 'title_en' | 'title_ar'>

/** The newest good reviews of different products, those in `language` first. */
export async function selectRecentReviews(db: Database, language: Language, limit: number): Promise<RecentReviewRow[]> {
  const { rows } = await sql<RecentReviewRow>`
    select * from (
      select distinct on (r.product_id) r.id, r.author, r.stars, r.description, r.language, r.created_at, '' as reply, r.verified, r.status,
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

/** Locks the user's open orders of a product, so that one that is being completed now is either completed before or sees the review. */
export async function lockOpenOrders(trx: Transaction, userId: string, productId: number): Promise<void> {
  await sql`
    select from orders o
    where o.user_id = ${userId} and o.state not in ('completed', 'cancelled')
      and exists (select from order_line l where l.order_id = o.id and l.product_id = ${productId})
    order by o.id for share of o
  `.execute(trx)
}

/** Inserts or replaces the user's only review of a product. A hidden one stays hidden; with `hold`, one of a buyer who is not verified is pending. */
export async function saveReview(
  trx: Transaction,
  review: {
    productId: number
    userId: string
    author: string
    stars: number
    description: string
    language: Language
    hold: boolean
    now: Date
  },
): Promise<ReviewRow> {
  const { productId, userId, now, hold, ...written } = review
  const verified = sql<boolean>`has_bought(${userId}, ${productId})`
  const status = hold
    ? sql<Column<'review', 'status'>>`case when ${verified} then 'published' else 'pending' end`
    : ('published' as const)
  return trx
    .insertInto('review')
    .values({ product_id: productId, user_id: userId, created_at: now, verified, status, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'user_id'])
        .where('user_id', 'is not', null)
        .doUpdateSet({
          created_at: now,
          verified,
          status: sql`case when review.status = 'hidden' then 'hidden' else excluded.status end`,
          ...written,
        }),
    )
    .returning(REVIEW)
    .executeTakeFirstOrThrow()
}
