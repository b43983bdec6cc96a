import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { insertSubmission, type SubmissionKind } from './queries.ts'

/** Adds an issued document to the submissions, in the transaction that issues it, and enqueues the job that sends it. */
export async function addSubmission(
  trx: Transaction,
  submission: { invoiceId: string; unitId: string; kind: SubmissionKind },
): Promise<void> {
  await insertSubmission(trx, submission)
  await enqueue(trx, 'submit-tax-documents', {}, { key: 'submit-tax-documents' })
}
