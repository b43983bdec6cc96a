const MIN_MS = 1000
const MAX_MS = 30_000

/** Reconnection delay (ms): exponential back-off of 1 to 30 seconds with jitter (`random` from 0 to 1). */
export const backOffDelay = (failures: number, random: number): number => {
  const upper = Math.min(MAX_MS, MIN_MS * 2 ** Math.max(0, failures))
  return Math.max(MIN_MS, Math.round(upper * (0.5 + random / 2)))
}
