const HOUR_MS = 3_600_000
/** Different errors that are counted in an hour. */
const MAX_ERRORS = 500

/** Returns how often an error came in this hour when it is to be logged: at the 1st, 10th, 100th … time; null otherwise. */
export function createErrorSampler(): (error: string, now: number) => number | null {
  let hour = { start: 0, counts: new Map<string, number>() }
  return (error, now) => {
    if (now - hour.start >= HOUR_MS) hour = { start: now, counts: new Map() }
    const count = (hour.counts.get(error) ?? 0) + 1
    if (count === 1 && hour.counts.size >= MAX_ERRORS) return null
    hour.counts.set(error, count)
    return /^10*$/.test(String(count)) ? count : null
  }
}
