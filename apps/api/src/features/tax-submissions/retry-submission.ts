import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { makeDue } from './list-queries.ts'

/** Sends a document again that waits or was rejected, for example after the authority changed a rule. */
export const retrySubmission = (
  context: AppContext,
  invoiceId: string,
): Promise<Result<null, 'not_found' | 'tax.already_accepted'>> =>
  inResultTransaction<null, 'not_found' | 'tax.already_accepted'>(context.db, async (trx) => {
    const result = await makeDue(trx, invoiceId)
    if (result === 'missing') return refuse('not_found')
    if (result === 'answered') return refuse('tax.already_accepted')
    await enqueue(trx, 'submit-tax-documents', {}, { key: 'submit-tax-documents' })
    return ok(null)
  })
