import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Narrowing } from './queries.ts'

/** Counts of a list; each dimension is counted as if it were not narrowed itself. Money is halalas, null when nothing is there. */
export type FacetCounts = {
  total: number
  /** By category id. */
  categories: Record<string, number>
  colours: Record<string, number>
  /** By slug. */
  occasions: Record<string, number>
  /** By the product's own average, `4.3`. */
  ratings: Record<string, number>
  lowest: number | null
  highest: number | null
}

/** All counts in one pass over the products: they are first gathered into the few groups that the dimensions can tell apart. */
export async function selectFacets(db: Database, by: Narrowing): Promise<FacetCounts> {
  const { rows } = await facetsQuery(by).execute(db)
  const row = rows[0]
  if (!row) throw new Error('An aggregate without a row.')
  return row
}

export const facetsQuery = (by: Narrowing) => {
  const inCategory = by.categoryId === null ? sql<SqlBool>`true` : sql<SqlBool>`category_id = ${by.categoryId}`
  const inColours =
    by.colours.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`colours && ${sql.val([...by.colours])}::text[]`
  const given =
    by.occasions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`occasions && ${sql.val([...by.occasions])}::text[]`
  const rated = by.rating === null ? sql<SqlBool>`true` : sql<SqlBool>`rating >= ${by.rating}`
  const base = [
    sql<SqlBool>`status = 'published'`,
    sql<SqlBool>`kind = 'bouquet'`,
    ...(by.offers ? [sql<SqlBool>`discount_percent > 0`] : []),
    ...by.words.map((word) => sql<SqlBool>`search_text like ${[...word].length < 3 ? `% ${word}%` : `%${word}%`}`),
  ]
  return sql<FacetCounts>`
    with grouped as materialized (
      select category_id, colours, occasions, rating, min(price_from) as lowest, max(price_from) as highest,
        count(*) filter (where price_from between ${by.min ?? 0}::int8 and ${by.max ?? Number.MAX_SAFE_INTEGER}::int8) as n
      from product where ${sql.join(base, sql` and `)}
      group by category_id, colours, occasions, rating
    )
    select
      (select coalesce(sum(n), 0)::int8 from grouped where ${inCategory} and ${inColours} and ${given} and ${rated}) as total,
      (select coalesce(json_object_agg(category_id, n), '{}') from (
        select category_id, sum(n) as n from grouped where n > 0 and ${inColours} and ${given} and ${rated} group by category_id) c) as categories,
      (select coalesce(json_object_agg(colour, n), '{}') from (
        select colour, sum(n) as n from grouped, unnest(colours) colour where n > 0 and ${inCategory} and ${given} and ${rated} group by colour) k) as colours,
      (select coalesce(json_object_agg(occasion, n), '{}') from (
        select occasion, sum(n) as n from grouped, unnest(occasions) occasion
        where n > 0 and ${inCategory} and ${inColours} and ${rated} group by occasion) o) as occasions,
      (select coalesce(json_object_agg(rating, n), '{}') from (
        select rating, sum(n) as n from grouped where n > 0 and ${inCategory} and ${inColours} and ${given} group by rating) r) as ratings,
      (select min(lowest) from grouped where ${inCategory} and ${inColours} and ${given} and ${rated}) as lowest,
      (select max(highest) from grouped where ${inCategory} and ${inColours} and ${given} and ${rated}) as highest`
}
