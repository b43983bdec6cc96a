import type { Meter } from '@opentelemetry/api'
import type { Database } from '../db/database.ts'
import { readOutboxes, readQueue, readReplicas } from './gauge-queries.ts'

/** Figures of the whole shop, the same from every process. Without an answer of the database only `warda_database_up` is given, as 0. */
export function observeDatabase(
  meter: Meter,
  { db, onError }: { db: Database; onError: (error: unknown) => void },
): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })
  const up = gauge('warda_database_up', 'Whether the database answers this process.')
  const due = gauge('warda_jobs_due', 'Jobs that are due and not running.')
  const dueAge = gauge('warda_jobs_due_age_seconds', 'Time since the oldest job that is not running was due.')
  const running = gauge('warda_jobs_running', 'Jobs that a process has taken.')
  const givenUp = gauge('warda_jobs_given_up', 'Jobs that failed too often and are not tried again.')
  const unsent = gauge('warda_outbox_unsent', 'What waits to be sent, by outbox.')
  const unsentAge = gauge('warda_outbox_age_seconds', 'Age of the oldest that waits to be sent, by outbox.')
  const lag = gauge('warda_replica_lag_seconds', 'Time until a replica had replayed recent changes, by replica.')
  const lagBytes = gauge('warda_replica_lag_bytes', 'Write-ahead log that a replica has not replayed, by replica.')
  meter.addBatchObservableCallback(
    async (result) => {
      try {
        const [queue, outboxes, replicas] = [await readQueue(db), await readOutboxes(db), await readReplicas(db)]
        result.observe(up, 1)
        result.observe(due, queue.due)
        result.observe(dueAge, queue.dueAge)
        result.observe(running, queue.running)
        result.observe(givenUp, queue.givenUp)
        for (const { outbox, unsent: count, age } of outboxes) {
          result.observe(unsent, count, { outbox })
          result.observe(unsentAge, age, { outbox })
        }
        for (const { replica, seconds, bytes } of replicas) {
          result.observe(lag, seconds, { replica })
          result.observe(lagBytes, bytes, { replica })
        }
      } catch (error) {
        result.observe(up, 0)
        onError(error)
      }
    },
    [up, due, dueAge, running, givenUp, unsent, unsentAge, lag, lagBytes],
  )
}
