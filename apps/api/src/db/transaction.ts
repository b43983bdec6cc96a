import { setTimeout as pause } from 'node:timers/promises'
import { claimAuditEntry } from './audit.ts'
import type { Database, Transaction } from './database.ts'

const retriesAtMost = 3
const serializationFailure = '40001'
const deadlock = '40P01'

/**
 * Runs `work` in one READ COMMITTED transaction and gives back what it returns; a thrown error rolls everything back.
 * Serialisation failures and deadlocks are tried again at most 3 times, so `work` may run more than once: nothing in it may reach
 * outside the database. Called with a transaction that is already open, it joins that one (the outermost caller retries).
 * What a person of the shop does is noted in the same transaction (`note.ts`).
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (isOpenTransaction(db)) return work(db)
  for (let tried = 0; ; tried++) {
    const note = claimAuditEntry()
    try {
      const result = await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          const done = await work(trx)
          await note?.write(trx)
          return done
        })
      note?.kept()
      return result
    } catch (error) {
      note?.giveBack()
      if (tried >= retriesAtMost || !worthRetrying(error)) throw error
      // Two transactions that met once meet again if they wait equally long.
      await pause((tried + 1) * 10 + Math.random() * 40)
    }
  }
}

function isOpenTransaction(db: Database): db is Transaction {
  return db.isTransaction
}

function worthRetrying(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === serializationFailure || code === deadlock
}
