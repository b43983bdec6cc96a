import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { makeDue } from './list-queries.ts'

type RetryError = 'not_found' | 'tax.already_accepted' | 'tax.replaced'

/** Sends a document again that waits or was rejected, for example after the authority changed a rule. */
export const retrySubmission = (context: AppContext, invoiceId: string): Promise<Result<null, RetryError>> =>
  inResultTransaction<null, RetryError>(context.db, async (trx) => {
    const result = await makeDue(trx, invoiceId)
    if (result === 'missing') return refuse('not_found')
    if (result === 'replaced') return refuse('tax.replaced')
    if (result === 'answered') return refuse('tax.already_accepted')
    await enqueue(trx, 'submit-tax-documents', {}, { key: 'submit-tax-documents' })
    return ok(null)
  })
