/** Reports in a minute, for each process: of one IP address, and of all. */
type ReportLimits = { ip: number; all: number }

const MINUTE_MS = 60_000
/** Different errors that are counted in an hour. */
const MAX_ERRORS = 500
const HOUR_MS = 3_600_000

/** Limits how much anybody can write to log and metrics; in memory, because the database may be the part that fails. */
export function createReportLimits(limits: ReportLimits) {
  let minute = { start: 0, all: 0, byIp: new Map<string, number>() }
  let hour = { start: 0, counts: new Map<string, number>() }
  return {
    /** Whether another report may be read. */
    isAllowed(ip: string, now: number): boolean {
      if (now - minute.start >= MINUTE_MS) minute = { start: now, all: 0, byIp: new Map() }
      const sent = (minute.byIp.get(ip) ?? 0) + 1
      if (sent > limits.ip || minute.all >= limits.all) return false
      minute.byIp.set(ip, sent)
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
