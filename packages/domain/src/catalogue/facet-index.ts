import type { Halalas } from '../money.ts'

/** The fields of a product that filters use. `rating` is the product's average rating, for example 4.3. */
export type FacetableProduct = {
  id: number
  category: number
  colours: readonly string[]
  /** Slugs of occasions. */
  occasions: readonly string[]
  rating: number
  price: Halalas
  offer: boolean
}

/** One filterable field as a column: its distinct values, and for each product the index of its value. */
export type FacetColumn<Value> = { values: readonly Value[]; of: Uint32Array }

/** Products as columns, built once and counted many times: 10,000 products take less than a millisecond. */
export type FacetIndex = {
  size: number
  /** Position of each product in the columns, by product id. */
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
    places: new Map(products.map(({ id }, position) => [id, position])),
    categories: createColumn(products.map(({ category }) => category)),
    colours: createNamesColumn(products.map(({ colours }) => colours)),
    occasions: createNamesColumn(products.map(({ occasions }) => occasions)),
    ratings: createColumn(products.map(({ rating }) => rating)),
    prices: Float64Array.from(products.map(({ price }) => price)),
    offers: Uint8Array.from(products.map(({ offer }) => Number(offer))),
  }
}

function createColumn<Value>(column: readonly Value[]): FacetColumn<Value> {
  const indexes = new Map<Value, number>()
  const of = new Uint32Array(column.length)
  for (const [position, value] of column.entries()) {
    const index = indexes.get(value) ?? indexes.size
    indexes.set(value, index)
    of[position] = index
  }
  return { values: [...indexes.keys()], of }
}

/** A column of sets: each distinct set of names is one value; a repeated name counts once. */
function createNamesColumn(column: readonly (readonly string[])[]): FacetColumn<readonly string[]> {
  const { values, of } = createColumn(column.map((names) => names.join(SEPARATOR)))
  return { values: values.map((text) => (text === '' ? [] : [...new Set(text.split(SEPARATOR))])), of }
}

/** Never part of a name. */
const SEPARATOR = '\n'
