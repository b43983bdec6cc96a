import type { FacetColumn } from './facet-index.ts'

/** A facet while it is counted: for each value, the facet's bit when the filter rejects it (otherwise 0), and the number of products. */
export type FacetCounter<Value = unknown> = FacetColumn<Value> & { out: Uint8Array; counts: Uint32Array }

export function createFacetCounter<Value>(
  side: FacetColumn<Value>,
  bit: number,
  fits: (value: Value) => boolean,
): FacetCounter<Value> {
  const out = Uint8Array.from(side.values.map((value) => (fits(value) ? 0 : bit)))
  return { values: side.values, of: side.of, out, counts: new Uint32Array(side.values.length) }
}

/** The facet's bit when its filter rejects the product at this position, otherwise 0. */
export const getRejectionBit = ({ out, of }: FacetCounter, position: number): number => out[of[position] ?? 0] ?? 0

export function add({ of, counts }: FacetCounter, position: number): void {
  const value = of[position] ?? 0
  counts[value] = (counts[value] ?? 0) + 1
}

/** Number of products by name; a value made of several names counts for each. */
export function sumByName<Value>(
  { values, counts }: FacetCounter<Value>,
  getNames: (value: Value) => readonly (string | number)[],
): Record<string, number> {
  // Without a prototype, because an occasion can be called `constructor`.
  const sums: Record<string, number> = Object.create(null)
  for (const [index, value] of values.entries()) {
    const count = counts[index] ?? 0
    if (count > 0) for (const name of getNames(value)) sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}
