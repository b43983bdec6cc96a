import { randomUUID } from 'node:crypto'
import type { OrderId } from '@warda/domain/ids'
import { documentNumber } from '@warda/domain/invoices/document-number'
import { type InvoiceDocument, isNote } from '@warda/domain/invoices/invoice-document'
import type { Clock } from '../../adapters/clock.ts'
import type { Transaction } from '../../db/database.ts'
import type { Draft } from './draft-document.ts'
import { type InvoiceRow, insertInvoice, takeNumber } from './queries.ts'
import { sealDocument } from './seal-document.ts'

type Issue = {
  orderId: OrderId
  draft: Draft
  /** For a credit or debit note: the ids of the invoice and of the credit or the adjustment. */
  corrects?: { invoiceId: string; creditId: string | null; adjustmentId: string | null }
  actor: string
  requestId: string
  clock: Clock
}

/**
 * Numbers a draft, chains it to the previous document and writes it. Called late under the order's lock, because the number series stay
 * locked.
 */
export async function issueDocument(trx: Transaction, issue: Issue): Promise<InvoiceRow> {
  const { draft, actor, requestId, orderId, corrects } = issue
  const series = isNote(draft.kind) ? draft.kind : 'invoice'
  const { at, ...place } = await takeNumber(trx, series)
  const document: InvoiceDocument = {
    ...draft,
    number: documentNumber(series, at),
    uuid: randomUUID(),
    // Read while the series is locked, so that a higher number is never earlier.
    issuedAt: Math.floor(issue.clock.now()),
  }
  return insertInvoice(trx, {
    document,
    orderId,
    corrects: corrects?.invoiceId ?? null,
    creditId: corrects?.creditId ?? null,
    adjustmentId: corrects?.adjustmentId ?? null,
    ...place,
    ...sealDocument(document, place),
    actor,
    requestId,
  })
}
