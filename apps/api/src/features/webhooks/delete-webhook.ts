import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { markDeleted } from './queries.ts'

/** Deletes a webhook; pending deliveries are not sent any more. */
export const deleteWebhook = (context: AppContext, webhookId: string): Promise<Result<null, 'not_found'>> =>
  inResultTransaction<null, 'not_found'>(context.db, async (trx) =>
    (await markDeleted(trx, webhookId, new Date(context.clock.now()))) ? ok(null) : refuse('not_found'),
  )
