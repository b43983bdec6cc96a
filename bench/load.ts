import { performance } from 'node:perf_hooks'

export type Measurement = { perSecond: number; p50: number; p95: number; done: number; failed: number }

/**
 * A closed loop: `concurrency` clients send one request after the other for `seconds`. Latencies in milliseconds. `send` receives a sequence
 * number and returns whether the request succeeded.
 */
export async function load(
  options: { concurrency: number; seconds: number; maxRequests?: number },
  send: (n: number) => Promise<boolean>,
): Promise<Measurement> {
  const latencies: number[] = []
  let next = 0
  let failed = 0
  const start = performance.now()
  const end = start + options.seconds * 1000
  const client = async (): Promise<void> => {
    while (performance.now() < end && next < (options.maxRequests ?? Number.POSITIVE_INFINITY)) {
      const n = next++
      const startedAt = performance.now()
      const succeeded = await send(n).catch(() => false)
      latencies.push(performance.now() - startedAt)
      if (!succeeded) failed++
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, client))
  const duration = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  const percentile = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return {
    perSecond: latencies.length / duration,
    p50: percentile(0.5),
    p95: percentile(0.95),
    done: latencies.length,
    failed,
  }
}
