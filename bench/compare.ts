import type { Member } from '@warda/api/testing/make-many-users'
import type { openFloor } from './floor.ts'
import { ask } from './http.ts'
import { type Figures, load } from './load.ts'
import { tell } from './report.ts'

/** Callers at the same time. */
export const CONCURRENCY = 16

/** A shop under load, the floor beside it, and what calls can be made of. */
export type Loaded = {
  databaseUrl: string
  seconds: number
  floor: ReturnType<typeof openFloor>
  crowd: Member[]
  url: string
  products: number[]
  variants: number[]
}

export const pick = <T>(list: readonly T[], n: number): T => {
  const found = list[(n * 7919) % list.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** A call that answers 200. */
export const well = async (url: string, init?: Parameters<typeof ask>[1]): Promise<boolean> =>
  (await ask(url, init)).status === 200

/** Floor, then ours, under the same load. */
export async function compare(
  run: Loaded,
  what: string,
  floor: (n: number) => Promise<boolean>,
  ours: (n: number) => Promise<boolean>,
  most?: number,
): Promise<Figures> {
  const limits = { concurrency: CONCURRENCY, seconds: run.seconds, ...(most ? { most } : {}) }
  await load({ ...limits, seconds: 0.5, ...(most ? { most: 0 } : {}) }, ours)
  const base = await load(limits, floor)
  const figures = await load(limits, ours)
  tell({ what, ours: figures, floor: base })
  return figures
}
