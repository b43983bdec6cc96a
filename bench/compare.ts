import type { Member } from '@warda/api/testing/make-many-users'
import type { openBaseline } from './baseline.ts'
import { request } from './http.ts'
import { load, type Measurement } from './load.ts'
import { report } from './report.ts'

/** Concurrent clients. */
export const CONCURRENCY = 16

/** A server with its baseline and data for requests. */
export type BenchRun = {
  databaseUrl: string
  seconds: number
  baseline: ReturnType<typeof openBaseline>
  users: Member[]
  url: string
  products: number[]
  variants: number[]
}

export const pick = <T>(list: readonly T[], n: number): T => {
  const item = list[(n * 7919) % list.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Sends a request; true for status 200. */
export const succeeds = async (url: string, init?: Parameters<typeof request>[1]): Promise<boolean> =>
  (await request(url, init)).status === 200

/** Measures the baseline and the shop under the same load. */
export async function compare(
  run: BenchRun,
  name: string,
  baseline: (n: number) => Promise<boolean>,
  candidate: (n: number) => Promise<boolean>,
  maxRequests?: number,
): Promise<Measurement> {
  const limits = { concurrency: CONCURRENCY, seconds: run.seconds, ...(maxRequests ? { maxRequests } : {}) }
  await load({ ...limits, seconds: 0.5, ...(maxRequests ? { maxRequests: 0 } : {}) }, candidate)
  const base = await load(limits, baseline)
  const figures = await load(limits, candidate)
  report({ name, ours: figures, baseline: base })
  return figures
}
