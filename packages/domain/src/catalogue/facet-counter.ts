import type { FacetColumn } from './facet-index.ts'

/** One dimension while it is counted: a bit of its own for each value that it keeps out, and how often each value was seen. */
export type FacetCounter<Value = unknown> = FacetColumn<Value> & { out: Uint8Array; counts: Uint32Array }

export function createFacetCounter<Value>(
  side: FacetColumn<Value>,
  bit: number,
  fits: (value: Value) => boolean,
): FacetCounter<Value> {
  const out = Uint8Array.from(side.values.map((value) => (fits(value) ? 0 : bit)))
  return { values: side.values, of: side.of, out, counts: new Uint32Array(side.values.length) }
}

/** The dimension's bit when it keeps the product of this place out, else 0. */
export const keptOut = ({ out, of }: FacetCounter, place: number): number => out[of[place] ?? 0] ?? 0

export function add({ of, counts }: FacetCounter, place: number): void {
  const value = of[place] ?? 0
  counts[value] = (counts[value] ?? 0) + 1
}

/** What was counted, by the names that the values are made of. */
export function told<Value>(
  { values, counts }: FacetCounter<Value>,
  namesOf: (value: Value) => readonly (string | number)[],
): Record<string, number> {
  // Of no prototype: an occasion may be called `constructor`.
  const sums: Record<string, number> = Object.create(null)
  for (const [at, value] of values.entries()) {
    const n = counts[at] ?? 0
    if (n > 0) for (const name of namesOf(value)) sums[name] = (sums[name] ?? 0) + n
  }
  return sums
}
