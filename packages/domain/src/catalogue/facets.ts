import type { Halalas } from '../money.ts'
import { add, createFacetCounter, keptOut, told } from './facet-counter.ts'
import type { FacetIndex } from './facet-index.ts'

/** What a list is narrowed to; no colours or occasions are all of them, of those that are named any will do. */
export type FacetFilter = {
  categoryId: number | null
  min: Halalas | null
  max: Halalas | null
  colours: readonly string[]
  occasions: readonly string[]
  /** At least this many stars. */
  rating: number | null
  offers: boolean
}

/** Counts of a list; each dimension is counted as if it were not narrowed itself. What is nowhere is absent; prices are null when nothing is there. */
export type FacetCounts = {
  total: number
  /** By category id. */
  categories: Record<string, number>
  colours: Record<string, number>
  /** By slug. */
  occasions: Record<string, number>
  /** By the product's own average, `4.3`. */
  ratings: Record<string, number>
  lowest: Halalas | null
  highest: Halalas | null
}

/**
 * All counts in one pass (spec §2): what no dimension keeps out is of the list; what one alone keeps out counts beside that one's filter.
 * `among` are the ids that are looked at, null is all.
 */
export function countFacets(shelf: FacetIndex, by: FacetFilter, among: readonly number[] | null = null): FacetCounts {
  const { categoryId, rating } = by
  const anyOf = (wanted: readonly string[]) => (has: readonly string[]) =>
    wanted.length === 0 || has.some((one) => wanted.includes(one))
  const categories = createFacetCounter(shelf.categories, 1, (id) => categoryId === null || id === categoryId)
  const colours = createFacetCounter(shelf.colours, 2, anyOf(by.colours))
  const occasions = createFacetCounter(shelf.occasions, 4, anyOf(by.occasions))
  const ratings = createFacetCounter(shelf.ratings, 8, (stars) => rating === null || stars >= rating)
  const [min, max] = [by.min ?? Number.NEGATIVE_INFINITY, by.max ?? Number.POSITIVE_INFINITY]
  let [total, lowest, highest] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

  const count = (place: number): void => {
    if (by.offers && shelf.offers[place] !== 1) return
    const against =
      keptOut(categories, place) | keptOut(colours, place) | keptOut(occasions, place) | keptOut(ratings, place)
    if ((against & (against - 1)) !== 0) return
    const price = shelf.prices[place] ?? 0
    if (against === 0 && price < lowest) lowest = price
    if (against === 0 && price > highest) highest = price
    if (price < min || price > max) return
    if (against === 0) total += 1
    if ((against | 1) === 1) add(categories, place)
    if ((against | 2) === 2) add(colours, place)
    if ((against | 4) === 4) add(occasions, place)
    if ((against | 8) === 8) add(ratings, place)
  }
  if (among === null) for (let place = 0; place < shelf.size; place++) count(place)
  else for (const place of among.map((id) => shelf.places.get(id))) if (place !== undefined) count(place)

  return {
    total,
    categories: told(categories, (id) => [id]),
    colours: told(colours, (names) => names),
    occasions: told(occasions, (slugs) => slugs),
    ratings: told(ratings, (stars) => [stars]),
    lowest: Number.isFinite(lowest) ? lowest : null,
    highest: Number.isFinite(highest) ? highest : null,
  }
}
