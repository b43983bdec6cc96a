import type { ProductCard } from '@warda/contract/catalogue'
import { COLOURS } from '@warda/contract/catalogue'
import type { Facets, ProductList } from '@warda/contract/search'
import type { FacetCounts } from '@warda/domain/catalogue/facets'
import { halalasToRiyals } from '@warda/domain/money'
import type { SearchResult } from './search-products.ts'

/** A category's id, slug and name in the reader's language. */
type CategoryName = { id: number; slug: string; name: string }

export type Names = { categories: readonly CategoryName[]; occasions: readonly { slug: string; name: string }[] }

export function presentList(result: SearchResult, cards: ProductCard[], names: Names): ProductList {
  return {
    data: cards,
    page: result.page,
    pageCount: result.pageCount,
    total: result.facets.total,
    facets: presentFacets(result, names),
    didYouMean: result.didYouMean,
    nearest: result.nearest,
  }
}

/** Every category, empty ones included; colours and occasions that occur or are selected; "this many stars or more". */
function presentFacets({ facets, filters }: SearchResult, { categories, occasions }: Names): Facets {
  return {
    categories: categories.map(({ id, slug, name }) => ({ id, slug, name, count: facets.categories[id] ?? 0 })),
    colours: COLOURS.map((colour) => ({ colour, count: facets.colours[colour] ?? 0 })).filter(
      ({ colour, count }) => count > 0 || filters.colours.includes(colour),
    ),
    ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: atLeast(facets, stars) })),
    occasions: occasions
      .map(({ slug, name }) => ({ slug, name, count: facets.occasions[slug] ?? 0 }))
      .filter(({ slug, count }) => count > 0 || filters.occasions.includes(slug)),
    price: { min: halalasToRiyals(facets.lowest ?? 0), max: halalasToRiyals(facets.highest ?? 0) },
  }
}

function atLeast({ ratings }: FacetCounts, stars: number): number {
  return Object.entries(ratings).reduce((sum, [rating, count]) => sum + (Number(rating) >= stars ? count : 0), 0)
}
