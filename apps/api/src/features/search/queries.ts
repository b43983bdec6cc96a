import type { SearchTerms } from '@warda/domain/search/interpret-search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { matchesSearch } from '../../db/product-search.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** The filters of a list; money is halalas, words are normalised for search. */
export type SearchFilter = {
  categoryId: number | null
  min: number | null
  max: number | null
  colours: readonly string[]
  occasions: readonly string[]
  rating: number | null
  offers: boolean
  concepts: SearchTerms['concepts']
  words: readonly string[]
}

type Order = 'default' | 'price-asc' | 'price-desc'
type Condition = RawBuilder<SqlBool>

const all = (conditions: Condition[]): Condition => sql<SqlBool>`${sql.join(conditions, sql` and `)}`

const matches = (filter: SearchFilter): Condition[] => [
  sql<SqlBool>`p.status = 'published'`,
  sql<SqlBool>`p.kind = 'bouquet'`,
  ...(filter.categoryId === null ? [] : [sql<SqlBool>`p.category_id = ${filter.categoryId}`]),
  ...(filter.min === null ? [] : [sql<SqlBool>`p.price_from >= ${filter.min}`]),
  ...(filter.max === null ? [] : [sql<SqlBool>`p.price_from <= ${filter.max}`]),
  ...(filter.colours.length === 0 ? [] : [sql<SqlBool>`p.colours && ${sql.val([...filter.colours])}::text[]`]),
  ...(filter.occasions.length === 0 ? [] : [sql<SqlBool>`p.occasions && ${sql.val([...filter.occasions])}::text[]`]),
  ...(filter.rating === null ? [] : [sql<SqlBool>`p.rating >= ${filter.rating}`]),
  ...(filter.offers ? [sql<SqlBool>`p.discount_percent > 0`] : []),
  ...matchesSearch(filter),
]

const ORDERS: Record<Order, RawBuilder<unknown>> = {
  default: sql`p.sold_count desc, p.id`,
  'price-asc': sql`p.price_from, p.id`,
  'price-desc': sql`p.price_from desc, p.id desc`,
}

type Page = { limit: number; offset: number }

/** The ids of a page of a list. Uses an index of the order or the trigram index. */
export async function selectIds(db: Database, filter: SearchFilter, order: Order, page: Page): Promise<number[]> {
  const { rows } = await idsQuery(filter, order, page).execute(db)
  return rows.map((row) => row.id)
}

export const idsQuery = (filter: SearchFilter, order: Order, { limit, offset }: Page) => sql<Columns<'product', 'id'>>`
  select p.id from product p where ${all(matches(filter))} order by ${ORDERS[order]} limit ${limit} offset ${offset}`

const titleBegins = (phrase: string): Condition =>
  sql<SqlBool>`(p.title_fold_en like ${`${phrase}%`} or p.title_fold_ar like ${`${phrase}%`})`

/** The number of products whose title begins with the normalised phrase. */
export async function countTitled(db: Database, filter: SearchFilter, phrase: string): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*) as count from product p where ${all([...matches(filter), titleBegins(phrase)])}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** The ids of those products: titles equal to the phrase first, then best sellers. */
export async function selectTitled(db: Database, filter: SearchFilter, phrase: string, page: Page): Promise<number[]> {
  const { rows } = await titledQuery(filter, phrase, page).execute(db)
  return rows.map((row) => row.id)
}

export const titledQuery = (filter: SearchFilter, phrase: string, { limit, offset }: Page) => sql<
  Columns<'product', 'id'>
>`
  select p.id from product p where ${all([...matches(filter), titleBegins(phrase)])}
  order by (p.title_fold_en = ${phrase} or p.title_fold_ar = ${phrase}) desc, p.sold_count desc, p.id
  limit ${limit} offset ${offset}
`

/** The ids of the other matches, best sellers first. */
export async function selectUntitled(
  db: Database,
  filter: SearchFilter,
  phrase: string,
  page: Page,
): Promise<number[]> {
  const { rows } = await sql<Columns<'product', 'id'>>`
    select p.id from product p where ${all([...matches(filter), sql<SqlBool>`not ${titleBegins(phrase)}`])}
    order by ${ORDERS.default} limit ${page.limit} offset ${page.offset}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Whether a published product matches the search. */
export async function hasMatches(db: Database, { min, max, ...terms }: SearchTerms): Promise<boolean> {
  const { rows } = await sql`select 1 from product p where ${all([
    sql<SqlBool>`p.status = 'published'`,
    sql<SqlBool>`p.kind = 'bouquet'`,
    ...(min === null ? [] : [sql<SqlBool>`p.price_from >= ${min}`]),
    ...(max === null ? [] : [sql<SqlBool>`p.price_from <= ${max}`]),
    ...matchesSearch(terms),
  ])} limit 1`.execute(db)
  return rows.length > 0
}

/** Words of the vocabulary that are similar to a mistyped one, the most similar first. */
export async function selectNearWords(
  db: Database,
  word: string,
  limit: number,
): Promise<Columns<'search_vocabulary', 'word' | 'written'>[]> {
  const { rows } = await sql<Columns<'search_vocabulary', 'word' | 'written'>>`
    select word, written from search_vocabulary where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${limit}
  `.execute(db)
  return rows
}

/** Whether a word of the vocabulary begins with the text. */
export async function isInVocabulary(db: Database, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from search_vocabulary where word like ${`${word}%`} limit 1`.execute(db)
  return rows.length > 0
}
