import { performance } from 'node:perf_hooks'

export type Figures = { perSecond: number; p50: number; p95: number; done: number; failed: number }

/**
 * A closed loop: `concurrency` callers, each starting its next call when the last one ended, for `seconds`.
 * Latencies in milliseconds. `call` gets a running number and answers whether it went well.
 */
export async function load(
  options: { concurrency: number; seconds: number; most?: number },
  call: (n: number) => Promise<boolean>,
): Promise<Figures> {
  const latencies: number[] = []
  let next = 0
  let failed = 0
  const start = performance.now()
  const end = start + options.seconds * 1000
  const caller = async (): Promise<void> => {
    while (performance.now() < end && next < (options.most ?? Number.POSITIVE_INFINITY)) {
      const n = next++
      const began = performance.now()
      const well = await call(n).catch(() => false)
      latencies.push(performance.now() - began)
      if (!well) failed++
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, caller))
  const took = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return { perSecond: latencies.length / took, p50: at(0.5), p95: at(0.95), done: latencies.length, failed }
}
