import type { Halalas } from '../money.ts'

/** What the filters of a list ask of a product. `rating` is its own average, `4.3`. */
export type FacetableProduct = {
  id: number
  category: number
  colours: readonly string[]
  /** Slugs. */
  occasions: readonly string[]
  rating: number
  price: Halalas
  offer: boolean
}

/** One thing that products differ in: the distinct values it has, and which of them each product has, by its place on the shelf. */
export type FacetColumn<Value> = { values: readonly Value[]; of: Uint32Array }

/** Products as columns, made once and counted many times: ten thousand take a fraction of a millisecond. */
export type FacetIndex = {
  size: number
  /** Where a product stands, by its id. */
  places: ReadonlyMap<number, number>
  categories: FacetColumn<number>
  colours: FacetColumn<readonly string[]>
  occasions: FacetColumn<readonly string[]>
  ratings: FacetColumn<number>
  prices: Float64Array
  offers: Uint8Array
}

export function buildFacetIndex(products: readonly FacetableProduct[]): FacetIndex {
  return {
    size: products.length,
    places: new Map(products.map(({ id }, place) => [id, place])),
    categories: sideOf(products.map(({ category }) => category)),
    colours: sideOfNames(products.map(({ colours }) => colours)),
    occasions: sideOfNames(products.map(({ occasions }) => occasions)),
    ratings: sideOf(products.map(({ rating }) => rating)),
    prices: Float64Array.from(products.map(({ price }) => price)),
    offers: Uint8Array.from(products.map(({ offer }) => Number(offer))),
  }
}

function sideOf<Value>(had: readonly Value[]): FacetColumn<Value> {
  const known = new Map<Value, number>()
  const of = new Uint32Array(had.length)
  for (const [place, value] of had.entries()) {
    const at = known.get(value) ?? known.size
    if (at === known.size) known.set(value, at)
    of[place] = at
  }
  return { values: [...known.keys()], of }
}

/** Names that stand together are one value; one that is said twice counts once. */
function sideOfNames(had: readonly (readonly string[])[]): FacetColumn<readonly string[]> {
  const { values, of } = sideOf(had.map((names) => names.join(BETWEEN)))
  return { values: values.map((text) => (text === '' ? [] : [...new Set(text.split(BETWEEN))])), of }
}

/** No name holds it. */
const BETWEEN = '\n'
