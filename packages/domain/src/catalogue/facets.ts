import type { Halalas } from '../money.ts'
import { add, createFacetCounter, getRejectionBit, sumByName } from './facet-counter.ts'
import type { FacetIndex } from './facet-index.ts'

/** Filters of a product list. Null or an empty list does not filter; of several colours or occasions one must match. */
export type FacetFilter = {
  categoryId: number | null
  min: Halalas | null
  max: Halalas | null
  colours: readonly string[]
  occasions: readonly string[]
  /** Lowest average rating. */
  rating: number | null
  offers: boolean
}

/** Number of products by facet value. Each facet is counted without its own filter; values without products are absent. */
export type FacetCounts = {
  total: number
  /** By category id. */
  categories: Record<string, number>
  colours: Record<string, number>
  /** By slug. */
  occasions: Record<string, number>
  /** By average rating, for example `4.3`. */
  ratings: Record<string, number>
  /** Prices of the products that match all other filters; null without products. */
  lowest: Halalas | null
  highest: Halalas | null
}

/**
 * Counts all facets in one pass (spec §2). A product is listed when every filter accepts it; when exactly one filter rejects it, it counts
 * in that filter's facet only. `among` limits the count to these product ids; null means all.
 */
export function countFacets(shelf: FacetIndex, by: FacetFilter, among: readonly number[] | null = null): FacetCounts {
  const { categoryId, rating } = by
  const includesAnyOf = (selected: readonly string[]) => (names: readonly string[]) =>
    selected.length === 0 || names.some((name) => selected.includes(name))
  const categories = createFacetCounter(shelf.categories, 1, (id) => categoryId === null || id === categoryId)
  const colours = createFacetCounter(shelf.colours, 2, includesAnyOf(by.colours))
  const occasions = createFacetCounter(shelf.occasions, 4, includesAnyOf(by.occasions))
  const ratings = createFacetCounter(shelf.ratings, 8, (stars) => rating === null || stars >= rating)
  const [min, max] = [by.min ?? Number.NEGATIVE_INFINITY, by.max ?? Number.POSITIVE_INFINITY]
  let [total, lowest, highest] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

  const count = (position: number): void => {
    if (by.offers && shelf.offers[position] !== 1) return
    const rejected =
      getRejectionBit(categories, position) |
      getRejectionBit(colours, position) |
      getRejectionBit(occasions, position) |
      getRejectionBit(ratings, position)
    const price = shelf.prices[position] ?? 0
    if (rejected === 0) [lowest, highest] = [Math.min(lowest, price), Math.max(highest, price)]
    if (price < min || price > max) return
    // A product that two filters reject has two bits, and counts in no facet.
    if (rejected === 0) total += 1
    if ((rejected | 1) === 1) add(categories, position)
    if ((rejected | 2) === 2) add(colours, position)
    if ((rejected | 4) === 4) add(occasions, position)
    if ((rejected | 8) === 8) add(ratings, position)
  }
  if (among === null) for (let position = 0; position < shelf.size; position++) count(position)
  else for (const position of among.map((id) => shelf.places.get(id))) if (position !== undefined) count(position)

  return {
    total,
    categories: sumByName(categories, (id) => [id]),
    colours: sumByName(colours, (names) => names),
    occasions: sumByName(occasions, (slugs) => slugs),
    ratings: sumByName(ratings, (stars) => [stars]),
    lowest: Number.isFinite(lowest) ? lowest : null,
    highest: Number.isFinite(highest) ? highest : null,
  }
}
