import type { FacetableProduct } from '@warda/domain/catalogue/facet-index'
import type { SearchTerms } from '@warda/domain/search/interpret-search'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { matchesSearch } from '../../db/product-search.ts'
import type { Computed } from '../../db/row.ts'

/** A product as one JSON array. Lists are joined by commas, which is faster than arrays; no colour or slug contains a comma. */
type PackedProduct = [
  id: number,
  category: number,
  colours: string,
  occasions: string,
  rating: number,
  price: number,
  offer: number,
]

/** All published products with the fields that filters use. */
export async function selectFaceted(db: Database): Promise<FacetableProduct[]> {
  const { rows } = await facetedQuery().execute(db)
  return rows.flatMap(({ packed }) => packed.map(unpack))
}

/** A row holds up to a thousand products, so that parsing one does not block the process for long. */
export const facetedQuery = () => sql<Computed<{ packed: PackedProduct[] }>>`
  select json_agg(json_build_array(id, category_id, array_to_string(colours, ','), array_to_string(occasions, ','), rating, price_from,
    (discount_percent > 0)::int)) as packed
  from product where status = 'published' and kind = 'bouquet' group by id / 1000
`

const unpack = ([id, category, colours, occasions, rating, price, offer]: PackedProduct): FacetableProduct => ({
  id,
  category,
  colours: splitNames(colours),
  occasions: splitNames(occasions),
  rating,
  price,
  offer: offer === 1,
})

const splitNames = (text: string): string[] => (text === '' ? [] : text.split(','))

type Matching = Pick<SearchTerms, 'concepts' | 'words'>

/** The ids of the products that match the search. */
export async function selectMatching(db: Database, terms: Matching): Promise<number[]> {
  const { rows } = await matchingQuery(terms).execute(db)
  return rows[0]?.ids ?? []
}

export const matchingQuery = (terms: Matching) => sql<Computed<{ ids: number[] }>>`
  select coalesce(json_agg(p.id), '[]'::json) as ids from product p
  where p.status = 'published' and p.kind = 'bouquet' and ${sql.join(matchesSearch(terms), sql` and `)}
`
