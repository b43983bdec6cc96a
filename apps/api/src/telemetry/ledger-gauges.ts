import { performance } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import type { Database } from '../db/database.ts'
import { type LedgerFigures, readLedgerFigures } from '../features/ledger/index.ts'

/** Shortest time between two checks, ms. */
const INTERVAL_MS = 300_000
/** A check reads the whole ledger; the next one waits this many times longer than it took. */
const REST = 100

type LedgerCheck = { figures: LedgerFigures | null; at: number }

/** Returns the figures of the last check; starts another in the background when they are old. The first are awaited. */
export function createLedgerCheck({
  openDatabase,
  onError,
}: {
  openDatabase: () => Database
  onError: (error: unknown) => void
}): () => Promise<LedgerCheck> {
  let last: LedgerCheck = { figures: null, at: 0 }
  let due = 0
  let running: Promise<void> | null = null
  const check = async (): Promise<void> => {
    const start = performance.now()
    const db = openDatabase()
    try {
      last = { figures: await readLedgerFigures(db), at: Date.now() }
    } catch (error) {
      onError(error)
    } finally {
      await db.destroy()
    }
    const end = performance.now()
    due = end + Math.max(INTERVAL_MS, (end - start) * REST)
    running = null
  }
  return async () => {
    if (performance.now() >= due) running ??= check()
    if (!last.figures) await running
    return last
  }
}

/** The balance of the ledger and the rows that violate its invariants; all are 0 in a correct shop. */
export function observeLedger(meter: Meter, readCheck: () => Promise<LedgerCheck>): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })
  const sum = gauge('warda_ledger_sum_halalas', 'Sum of all postings, debits less credits: 0.')
  const violations = gauge('warda_ledger_violations', 'Rows that violate an invariant of the ledger, by check: 0.')
  const checked = gauge('warda_ledger_checked_seconds', 'Time of the last check, in seconds since the epoch.')
  meter.addBatchObservableCallback(
    async (result) => {
      const { figures, at } = await readCheck()
      if (!figures) return
      result.observe(sum, figures.sum)
      for (const [check, rows] of Object.entries(figures.violations)) result.observe(violations, rows, { check })
      result.observe(checked, at / 1e3)
    },
    [sum, violations, checked],
  )
}
