import { randomInt } from 'node:crypto'

/** The run's seed: WARDA_SEED, or a new one. */
export const runSeed = (): number => Number(process.env.WARDA_SEED || randomInt(1, 2 ** 31))

/** Choices that are the same for the same seed (mulberry32). */
export type Random = {
  /** 0 … below `n`. */
  below(n: number): number
  /** True once in `n` times. */
  once(n: number): boolean
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
  return { below, once: (n) => below(n) === 0, pick: (list) => list[below(Math.max(1, list.length))] }
}
