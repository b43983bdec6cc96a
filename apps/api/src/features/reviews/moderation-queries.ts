import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

const REVIEW = columns('review', [
  'id',
  'productId',
  'author',
  'stars',
  'description',
  'language',
  'reply',
  'createdAt',
  'status',
  'verified',
])

export type ReviewRow = RowOf<typeof REVIEW> & Columns<'product', 'titleEn' | 'titleAr'>

/** `hidden`: not on the public pages, because it is hidden or pending. `text` is normalised for search; an empty one finds all. */
export type ReviewFilter = { hidden: boolean | null; text: string }
export type Page = { limit: number; offset: number }

const COLUMNS = sql`${REVIEW.of('r')}, p.title_en as "titleEn", p.title_ar as "titleAr"`

/** Matching products whose reviews are searched. */
const MAX_PRODUCTS = 500

const hasStatus = (hidden: boolean | null): RawBuilder<SqlBool> =>
  hidden === null ? sql<SqlBool>`true` : sql<SqlBool>`r.status ${hidden ? sql`<>` : sql`=`} 'published'`

/** Reviews whose text matches, and reviews of products that match; `tail` orders and limits each part. */
const matching = ({ hidden, text }: ReviewFilter, columns: RawBuilder<unknown>, tail: RawBuilder<unknown>) => {
  const like = `%${text}%`
  return sql`(select ${columns} from review r where ${hasStatus(hidden)} and r.search_text like ${like} ${tail})
    union (
      select ${columns} from (select id from product where search_text like ${like} limit ${MAX_PRODUCTS}) f
      join review r on r.product_id = f.id where ${hasStatus(hidden)} ${tail}
    )`
}

/** A page of reviews, newest first. */
export async function findReviews(db: Database, filter: ReviewFilter, page: Page): Promise<ReviewRow[]> {
  return (await reviewsQuery(filter, page).execute(db)).rows
}

/** Limits the page before it joins the products. */
export const reviewsQuery = (filter: ReviewFilter, { limit, offset }: Page) => {
  const newest = sql`order by r.created_at desc, r.id desc`
  const source =
    filter.text === ''
      ? sql`select * from review r where ${hasStatus(filter.hidden)}`
      : matching(filter, sql`r.*`, sql`${newest} limit ${limit + offset}`)
  return sql<ReviewRow>`
    select ${COLUMNS} from (
      select * from (${source}) r ${newest} limit ${limit} offset ${offset}
    ) r join product p on p.id = r.product_id ${newest}
  `
}

/** The number of reviews, counted up to `most` + 1. */
export async function countReviews(db: Database, filter: ReviewFilter, most: number): Promise<number> {
  const source =
    filter.text === ''
      ? sql`select from review r where ${hasStatus(filter.hidden)}`
      : matching(filter, sql`r.id`, sql`limit ${most + 1}`)
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from (${source}) r limit ${most + 1}) r
  `.execute(db)
  return rows[0]?.count ?? 0
}

export type ReviewChange = { hidden: boolean | undefined; reply: string | undefined; actorId: string; at: Date }

/**
 * Hides or shows a review and sets its reply when given; false when it does not exist. A trigger of the table updates rating, count and
 * public pages.
 */
export async function changeReview(trx: Transaction, id: number, change: ReviewChange): Promise<boolean> {
  const { hidden, reply, actorId, at } = change
  const updated = await sql`
    update review set
      status = coalesce(${hidden === undefined ? null : hidden ? 'hidden' : 'published'}::text, status),
      reply = coalesce(${reply ?? null}::text, reply),
      replied_at = case when ${reply ?? null}::text is null or ${reply ?? null}::text = reply then replied_at when ${reply ?? null}::text = '' then null else ${at}::timestamptz end,
      replied_by = case when ${reply ?? null}::text is null or ${reply ?? null}::text = reply then replied_by when ${reply ?? null}::text = '' then null else ${actorId}::uuid end
    where id = ${id}
  `.execute(trx)
  return (updated.numAffectedRows ?? 0n) > 0n
}

export async function findReview(db: Database, id: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${COLUMNS} from review r join product p on p.id = r.product_id where r.id = ${id}
  `.execute(db)
  return rows[0]
}
