const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Waiting times after failed attempts in ms, as Standard Webhooks recommends; the last attempt is about three days after the first. @internal Exported for tests. */
export const RETRY_DELAYS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/**
 * The time until the next attempt in ms, or null after the last one. `attempts` is how many have failed; `random` in [0, 1) spreads attempts over
 * the following tenth, so that the deliveries of an outage do not return all at once.
 */
export function getRetryDelay(attempts: number, random: number): number | null {
  const delay = RETRY_DELAYS[attempts - 1]
  return delay === undefined ? null : Math.round(delay * (1 + random / 10))
}

/** A webhook whose attempts have all failed for this long is disabled, ms. */
export const DISABLE_AFTER_MS = 5 * 24 * HOUR
