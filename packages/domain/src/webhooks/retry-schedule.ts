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
 * The delay of the next attempt in ms, or null after the last one. `attempts` is the number of failed ones; `random` in [0, 1) adds up to a tenth
 * (jitter), so that the deliveries of an outage are not all retried at the same time.
 */
export function getRetryDelay(attempts: number, random: number): number | null {
  const delay = RETRY_DELAYS[attempts - 1]
  return delay === undefined ? null : Math.round(delay * (1 + random / 10))
}

/** Duration in ms after which a webhook is disabled when every attempt has failed. */
export const DISABLE_AFTER_MS = 5 * 24 * HOUR
