import type { Faceted } from '@warda/domain/catalogue/facet-index'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { matchesWords } from './queries.ts'

/** A product as it comes: lists are one text (no colour or slug holds a comma), which costs a fraction of arrays. */
type Packed = [
  id: number,
  category: number,
  colours: string,
  occasions: string,
  rating: number,
  price: number,
  offer: number,
]

/** All that shoppers see, as the filters see it. */
export async function selectFaceted(db: Database): Promise<Faceted[]> {
  const { rows } = await facetedQuery().execute(db)
  return rows.flatMap(({ packed }) => packed.map(unpacked))
}

/** A thousand products are a row: no one parcel keeps the process from its other work for long. */
export const facetedQuery = () => sql<{ packed: Packed[] }>`
  select json_agg(json_build_array(id, category_id, array_to_string(colours, ','), array_to_string(occasions, ','), rating, price_from,
    (discount_percent > 0)::int)) as packed
  from product where status = 'published' and kind = 'bouquet' group by id / 1000
`

const unpacked = ([id, category, colours, occasions, rating, price, offer]: Packed): Faceted => ({
  id,
  category,
  colours: namesIn(colours),
  occasions: namesIn(occasions),
  rating,
  price,
  offer: offer === 1,
})

const namesIn = (text: string): string[] => (text === '' ? [] : text.split(','))

/** The ids of those that hold all of these words (folded). */
export async function selectMatching(db: Database, words: readonly string[]): Promise<number[]> {
  const { rows } = await matchingQuery(words).execute(db)
  return rows[0]?.ids ?? []
}

export const matchingQuery = (words: readonly string[]) => sql<{ ids: number[] }>`
  select coalesce(json_agg(p.id), '[]'::json) as ids from product p
  where p.status = 'published' and p.kind = 'bouquet' and ${sql.join(matchesWords(words), sql` and `)}
`
