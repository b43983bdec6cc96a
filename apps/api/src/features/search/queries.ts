import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What the SQL of a list is made from; money is halalas, words are folded. */
export type Narrowing = {
  categoryId: number | null
  min: number | null
  max: number | null
  colours: readonly string[]
  occasions: readonly string[]
  rating: number | null
  offers: boolean
  words: readonly string[]
}

type Order = 'default' | 'price-asc' | 'price-desc'
type Condition = RawBuilder<SqlBool>

const all = (conditions: Condition[]): Condition => sql<SqlBool>`${sql.join(conditions, sql` and `)}`

/** Folded words hold no sign that LIKE reads. One or two letters count at the beginning of a word only: every text has them somewhere. */
const holdsWord = (word: string): Condition =>
  sql<SqlBool>`p.search_text like ${[...word].length < 3 ? `% ${word}%` : `%${word}%`}`

export const matchesWords = (words: readonly string[]): Condition[] => words.map(holdsWord)

const matches = (by: Narrowing): Condition[] => [
  sql<SqlBool>`p.status = 'published'`,
  sql<SqlBool>`p.kind = 'bouquet'`,
  ...(by.categoryId === null ? [] : [sql<SqlBool>`p.category_id = ${by.categoryId}`]),
  ...(by.min === null ? [] : [sql<SqlBool>`p.price_from >= ${by.min}`]),
  ...(by.max === null ? [] : [sql<SqlBool>`p.price_from <= ${by.max}`]),
  ...(by.colours.length === 0 ? [] : [sql<SqlBool>`p.colours && ${sql.val([...by.colours])}::text[]`]),
  ...(by.occasions.length === 0 ? [] : [sql<SqlBool>`p.occasions && ${sql.val([...by.occasions])}::text[]`]),
  ...(by.rating === null ? [] : [sql<SqlBool>`p.rating >= ${by.rating}`]),
  ...(by.offers ? [sql<SqlBool>`p.discount_percent > 0`] : []),
  ...matchesWords(by.words),
]

const ORDERS: Record<Order, RawBuilder<unknown>> = {
  default: sql`p.sold_count desc, p.id`,
  'price-asc': sql`p.price_from, p.id`,
  'price-desc': sql`p.price_from desc, p.id desc`,
}

type Page = { limit: number; offset: number }

/** The ids of one page of a list, in order. Runs along an index of the order, or through one of the words. */
export async function selectIds(db: Database, by: Narrowing, order: Order, page: Page): Promise<number[]> {
  const { rows } = await idsQuery(by, order, page).execute(db)
  return rows.map((row) => row.id)
}

/** The same query for the test of its plan. */
export const idsQuery = (by: Narrowing, order: Order, { limit, offset }: Page) => sql<{ id: number }>`
  select p.id from product p where ${all(matches(by))} order by ${ORDERS[order]} limit ${limit} offset ${offset}`

const titleBegins = (phrase: string): Condition =>
  sql<SqlBool>`(p.title_fold_en like ${`${phrase}%`} or p.title_fold_ar like ${`${phrase}%`})`

/** How many products of a list have a title that begins with the phrase (folded). */
export async function countTitled(db: Database, by: Narrowing, phrase: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product p where ${all([...matches(by), titleBegins(phrase)])}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Those products, the title that is the phrase first, then best sellers. */
export async function selectTitled(db: Database, by: Narrowing, phrase: string, page: Page): Promise<number[]> {
  const { rows } = await titledQuery(by, phrase, page).execute(db)
  return rows.map((row) => row.id)
}

export const titledQuery = (by: Narrowing, phrase: string, { limit, offset }: Page) => sql<{ id: number }>`
  select p.id from product p where ${all([...matches(by), titleBegins(phrase)])}
  order by (p.title_fold_en = ${phrase} or p.title_fold_ar = ${phrase}) desc, p.sold_count desc, p.id
  limit ${limit} offset ${offset}
`

/** The rest of the list, best sellers first. */
export async function selectUntitled(db: Database, by: Narrowing, phrase: string, page: Page): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where ${all([...matches(by), sql<SqlBool>`not ${titleBegins(phrase)}`])}
    order by ${ORDERS.default} limit ${page.limit} offset ${page.offset}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Whether any published product holds all of these words. */
export async function anyMatches(db: Database, words: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from product p where ${all([sql<SqlBool>`p.status = 'published'`, sql<SqlBool>`p.kind = 'bouquet'`, ...matchesWords(words)])} limit 1
  `.execute(db)
  return rows.length > 0
}

/** Known words that look like a mistyped one, the likest first. */
export async function selectNearWords(
  db: Database,
  word: string,
  limit: number,
): Promise<{ word: string; written: string }[]> {
  const { rows } = await sql<{ word: string; written: string }>`
    select word, written from search_vocabulary where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${limit}
  `.execute(db)
  return rows
}

/** Whether a known word holds this text. */
export async function isKnownWord(db: Database, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from search_vocabulary where word like ${`%${word}%`} limit 1`.execute(db)
  return rows.length > 0
}
