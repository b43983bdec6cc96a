/** In a minute, for each process: reports of one address, and of all. */
const LIMITS = { address: 10, all: 100 }
const MINUTE_MS = 60_000
/** Different errors that are counted in an hour. */
const MAX_ERRORS = 500
const HOUR_MS = 3_600_000

/** Bounds what strangers can write into the log, without the database, which may be what is broken. */
export function createReportLimits() {
  let minute = { start: 0, all: 0, byAddress: new Map<string, number>() }
  let hour = { start: 0, counts: new Map<string, number>() }
  return {
    /** Whether another report may be read. */
    isAllowed(address: string, now: number): boolean {
      if (now - minute.start >= MINUTE_MS) minute = { start: now, all: 0, byAddress: new Map() }
      const sent = (minute.byAddress.get(address) ?? 0) + 1
      if (sent > LIMITS.address || minute.all >= LIMITS.all) return false
      minute.byAddress.set(address, sent)
      minute.all += 1
      return true
    },
    /** How often an error came in this hour when it is to be logged: at the 1st, 10th, 100th … time; null otherwise. */
    sample(error: string, now: number): number | null {
      if (now - hour.start >= HOUR_MS) hour = { start: now, counts: new Map() }
      const count = (hour.counts.get(error) ?? 0) + 1
      if (count === 1 && hour.counts.size >= MAX_ERRORS) return null
      hour.counts.set(error, count)
      return /^10*$/.test(String(count)) ? count : null
    },
  }
}
