import type { TaxSubmission } from '@warda/contract/tax-submissions'
import type { SubmissionRow } from './list-queries.ts'

export const presentSubmission = (row: SubmissionRow): TaxSubmission => ({
  invoiceId: row.invoiceId,
  invoiceNumber: row.number,
  kind: row.kind,
  orderId: row.orderId,
  issuedAt: row.issuedAt.toISOString(),
  state: row.state,
  replaces: row.replaces,
  replacedBy: row.replacedBy,
  clientId: row.clientId,
  attempts: row.attempts,
  failure: row.failure,
  messages: row.messages,
  nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
})
