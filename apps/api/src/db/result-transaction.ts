import type { Refusal, Result } from '@warda/domain/result'
import type { Database, Transaction } from './database.ts'
import { inTransaction } from './transaction.ts'

class RollbackError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Like {@link inTransaction}; also rolls back when `work` returns an error, and returns that error. */
export async function inResultTransaction<T, C extends string>(
  db: Database,
  work: (trx: Transaction) => Promise<Result<T, C>>,
): Promise<Result<T, C>> {
  try {
    return await inTransaction(db, async (trx) => {
      const result = await work(trx)
      if (!result.ok) throw new RollbackError(result)
      return result
    })
  } catch (error) {
    if (error instanceof RollbackError) return error.refusal as Refusal<C>
    throw error
  }
}
