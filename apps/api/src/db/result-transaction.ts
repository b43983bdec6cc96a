import type { Refusal, Result } from '@warda/domain/result'
import type { Database, Transaction } from './database.ts'
import { inTransaction } from './transaction.ts'

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Like {@link inTransaction} for work that may say no: a refusal rolls everything back and is answered as a value. */
export async function inResultTransaction<T, C extends string>(
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
    if (error instanceof Refused) return error.refusal as Refusal<C>
    throw error
  }
}
