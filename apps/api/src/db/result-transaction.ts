import type { ErrorCode } from '@warda/domain/errors/errors'
import type { DomainError, Result } from '@warda/domain/result'
import type { Database, Transaction } from './database.ts'
import { inTransaction } from './transaction.ts'

class RollbackError extends Error {
  readonly error: DomainError
  constructor(error: DomainError) {
    super(error.code)
    this.error = error
  }
}

/** Like {@link inTransaction}; also rolls back when `work` returns an error, and returns that error. */
export async function inResultTransaction<T, C extends ErrorCode>(
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
    if (error instanceof RollbackError) return error.error as DomainError<C>
    throw error
  }
}
