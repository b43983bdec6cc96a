import type { ProductCard } from '@warda/contract/catalogue'
import type { Facets, ProductList } from '@warda/contract/search'
import type { FacetCounts } from '@warda/domain/catalogue/facets'
import { halalasToRiyals } from '@warda/domain/money'
import type { FilterNames } from '../catalogue/index.ts'
import type { SearchResult } from './search-products.ts'

export function presentList(result: SearchResult, cards: ProductCard[], names: FilterNames): ProductList {
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
function presentFacets({ facets, filters }: SearchResult, { categories, colours, occasions }: FilterNames): Facets {
  return {
    categories: categories.map(({ id, slug, name }) => ({ id, slug, name, count: facets.categories[id] ?? 0 })),
    colours: colours
      .map(({ slug, name, swatch }) => ({ colour: slug, name, swatch, count: facets.colours[slug] ?? 0 }))
      .filter(({ colour, count }) => count > 0 || filters.colours.includes(colour)),
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
