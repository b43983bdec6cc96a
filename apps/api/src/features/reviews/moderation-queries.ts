import type { Language } from '@warda/domain/language'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type ReviewRow = {
  id: number
  productId: number
  titleEn: string
  titleAr: string
  author: string
  stars: number
  description: string
  language: Language
  hidden: boolean
  reply: string
  createdAt: Date
}

/** `text` is folded; empty finds all. */
export type ReviewFilter = { hidden: boolean | null; text: string }
export type Page = { limit: number; offset: number }

const COLUMNS = sql`r.id, r.product_id as "productId", p.title_en as "titleEn", p.title_ar as "titleAr", r.author, r.stars, r.description,
  r.language, r.status = 'hidden' as hidden, r.reply, r.created_at as "createdAt"`

/** Of how many products that are called so the reviews are looked for: a word that more have narrows nothing. */
const PRODUCTS = 500

const shown = (hidden: boolean | null): RawBuilder<SqlBool> =>
  hidden === null ? sql<SqlBool>`true` : sql<SqlBool>`r.status = ${hidden ? sql`'hidden'` : sql`'published'`}`

/** Reviews by their own words, and reviews of products that are called so; `tail` orders and cuts each side by itself. */
const found = ({ hidden, text }: ReviewFilter, columns: RawBuilder<unknown>, tail: RawBuilder<unknown>) => {
  const like = `%${text}%`
  return sql`(select ${columns} from review r where ${shown(hidden)} and r.search_text like ${like} ${tail})
    union (
      select ${columns} from (select id from product where search_text like ${like} limit ${PRODUCTS}) f
      join review r on r.product_id = f.id where ${shown(hidden)} ${tail}
    )`
}

/** A page of reviews, newest first. */
export async function findReviews(db: Database, filter: ReviewFilter, page: Page): Promise<ReviewRow[]> {
  return (await reviewsQuery(filter, page).execute(db)).rows
}

/** The same query for the test of its plan. The page is cut before the products are looked at. */
export const reviewsQuery = (filter: ReviewFilter, { limit, offset }: Page) => {
  const newest = sql`order by r.created_at desc, r.id desc`
  const source =
    filter.text === ''
      ? sql`select * from review r where ${shown(filter.hidden)}`
      : found(filter, sql`r.*`, sql`${newest} limit ${limit + offset}`)
  return sql<ReviewRow>`
    select ${COLUMNS} from (
      select * from (${source}) r ${newest} limit ${limit} offset ${offset}
    ) r join product p on p.id = r.product_id ${newest}
  `
}

/** How many there are, counted up to `most` and one. */
export async function countReviews(db: Database, filter: ReviewFilter, most: number): Promise<number> {
  const source =
    filter.text === ''
      ? sql`select from review r where ${shown(filter.hidden)}`
      : found(filter, sql`r.id`, sql`limit ${most + 1}`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from (${source}) r limit ${most + 1}) r
  `.execute(db)
  return rows[0]?.count ?? 0
}

export type ReviewChange = { hidden: boolean | undefined; reply: string | undefined; actorId: string; at: Date }

/**
 * Hides or shows a review and sets its reply, where one is said; false when it does not exist. Rating, count and public pages follow by
 * the table's trigger.
 */
export async function changeReview(trx: Transaction, id: number, change: ReviewChange): Promise<boolean> {
  const { hidden, reply, actorId, at } = change
  const done = await sql`
    update review set
      status = coalesce(${hidden === undefined ? null : hidden ? 'hidden' : 'published'}::text, status),
      reply = coalesce(${reply ?? null}::text, reply),
      replied_at = case when ${reply ?? null}::text is null or ${reply ?? null}::text = reply then replied_at when ${reply ?? null}::text = '' then null else ${at}::timestamptz end,
      replied_by = case when ${reply ?? null}::text is null or ${reply ?? null}::text = reply then replied_by when ${reply ?? null}::text = '' then null else ${actorId}::uuid end
    where id = ${id}
  `.execute(trx)
  return (done.numAffectedRows ?? 0n) > 0n
}

export async function findReview(db: Database, id: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${COLUMNS} from review r join product p on p.id = r.product_id where r.id = ${id}
  `.execute(db)
  return rows[0]
}
