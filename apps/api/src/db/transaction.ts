import { setTimeout as pause } from 'node:timers/promises'
import { claimAuditEntry } from './audit.ts'
import type { Database, Transaction } from './database.ts'

const MAX_RETRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/**
 * Runs `work` in one READ COMMITTED transaction and returns its result; a thrown error rolls back.
 * Serialisation failures and deadlocks are retried at most 3 times, so `work` may run more than once and must not have effects
 * outside the database. With an open transaction `work` joins it, and the outermost caller retries.
 * The pending audit entry is inserted in the same transaction (`audit.ts`).
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (isOpenTransaction(db)) return work(db)
  for (let attempt = 0; ; attempt++) {
    const auditEntry = claimAuditEntry()
    try {
      const result = await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          const value = await work(trx)
          await auditEntry?.insert(trx)
          return value
        })
      auditEntry?.committed()
      return result
    } catch (error) {
      auditEntry?.release()
      if (attempt >= MAX_RETRIES || !isRetryable(error)) throw error
      // Random, so that two conflicting transactions do not collide again.
      await pause((attempt + 1) * 10 + Math.random() * 40)
    }
  }
}

function isOpenTransaction(db: Database): db is Transaction {
  return db.isTransaction
}

function isRetryable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}
