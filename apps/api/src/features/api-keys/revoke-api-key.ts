import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { markRevoked } from './queries.ts'

/** Revokes a key from the next request on; returns its name. */
export const revokeApiKey = (context: AppContext, apiKeyId: string): Promise<Result<string, 'not_found'>> =>
  inResultTransaction<string, 'not_found'>(context.db, async (trx) => {
    const name = await markRevoked(trx, apiKeyId, new Date(context.clock.now()))
    return name === undefined ? refuse('not_found') : ok(name)
  })
