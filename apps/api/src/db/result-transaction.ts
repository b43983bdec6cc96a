import type { ErrorCode } from '@warda/domain/errors/errors'
import type { DomainError, Result } from '@warda/domain/result'
import type { Database, Transaction } from './database.ts'
import { inTransaction } from './transaction.ts'

class Refused extends Error {
  readonly refusal: DomainError
  constructor(refusal: DomainError) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Like {@link inTransaction} for work that may say no: a refusal rolls everything back and is answered as a value. */
export async function inResultTransaction<T, C extends ErrorCode>(
  db: Database,
  work: (trx: Transaction) => Promise<Result<T, C>>,
): Promise<Result<T, C>> {
  try {
    return await inTransaction(db, async (trx) => {
      const result = await work(trx)
      if (!result.ok) throw new Refused(result)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal as DomainError<C>
    throw error
  }
}
