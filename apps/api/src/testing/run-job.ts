import { enqueue } from '../jobs/enqueue.ts'
import type { JobName } from '../jobs/names.ts'
import type { TestDatabase } from './database.ts'

/** Enqueues a scheduled job now; one of the same `key` that has not started is replaced. */
export const requestJob = (
  db: TestDatabase['db'],
  name: Extract<
    JobName,
    'place-standing' | 'monthly-statements' | 'remind-debts' | 'remind-registrations' | 'send-occasion-reminders'
  >,
  key?: string,
): Promise<void> => enqueue(db, name, {}, key === undefined ? {} : { key })
