import type { Side } from './facet-index.ts'

/** One dimension while it is counted: a bit of its own for each value that it keeps out, and how often each value was seen. */
export type Tally<Value = unknown> = Side<Value> & { out: Uint8Array; counts: Uint32Array }

export function tally<Value>(side: Side<Value>, bit: number, fits: (value: Value) => boolean): Tally<Value> {
  const out = Uint8Array.from(side.values.map((value) => (fits(value) ? 0 : bit)))
  return { values: side.values, of: side.of, out, counts: new Uint32Array(side.values.length) }
}

/** The dimension's bit when it keeps the product of this place out, else 0. */
export const keptOut = ({ out, of }: Tally, place: number): number => out[of[place] ?? 0] ?? 0

export function add({ of, counts }: Tally, place: number): void {
  const value = of[place] ?? 0
  counts[value] = (counts[value] ?? 0) + 1
}

/** What was counted, by the names that the values are made of. */
export function told<Value>(
  { values, counts }: Tally<Value>,
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
