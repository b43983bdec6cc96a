import { randomInt } from 'node:crypto'

/** WARDA_SEED or a random seed. */
export const runSeed = (): number => Number(process.env.WARDA_SEED || randomInt(1, 2 ** 31))

/** Seeded random numbers (mulberry32). */
export type Random = {
  /** An integer from 0 to `n` - 1. */
  below(n: number): number
  /** True with probability 1 / `n`. */
  oneIn(n: number): boolean
  pick<T>(list: readonly T[]): T | undefined
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number): number => Math.floor(next() * n)
  return { below, oneIn: (n) => below(n) === 0, pick: (list) => list[below(Math.max(1, list.length))] }
}
