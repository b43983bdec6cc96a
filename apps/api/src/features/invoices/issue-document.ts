import { randomUUID } from 'node:crypto'
import type { OrderId } from '@warda/domain/ids'
import { documentNumber } from '@warda/domain/invoices/document-number'
import { type InvoiceDocument, isNote, isStandard } from '@warda/domain/invoices/invoice-document'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { addSubmission } from '../tax-submissions/index.ts'
import { takeUnitPlace } from '../tax-units/index.ts'
import type { Draft } from './draft-document.ts'
import { type InvoiceRow, insertInvoice, takeNumber } from './queries.ts'
import { sealDocument, signDocument } from './seal-document.ts'

type Issue = {
  orderId: OrderId
  draft: Draft
  /** For a credit or debit note: the ids of the invoice and of the credit or the adjustment. */
  corrects?: { invoiceId: string; creditId: string | null; adjustmentId: string | null }
  /** The id of the rejected document that this one replaces. */
  replaces?: string
  actor: string
  requestId: string
  context: SigningContext
}

/** The clock, and the configuration that decrypts the unit's key. */
export type SigningContext = Pick<AppContext, 'clock' | 'config'>

/**
 * Numbers a draft, chains it to the previous document and writes it; with an active tax unit it is signed and sent to the authority after the
 * commit. Called late under the order's lock, because the number series stay locked.
 */
export async function issueDocument(trx: Transaction, issue: Issue): Promise<InvoiceRow> {
  const { draft, actor, requestId, orderId, corrects, replaces, context } = issue
  const series = isNote(draft.kind) ? draft.kind : 'invoice'
  const { at, counter, previousHash } = await takeNumber(trx, series)
  const unit = await takeUnitPlace(trx, context)
  const document: InvoiceDocument = {
    ...draft,
    number: documentNumber(series, at),
    uuid: randomUUID(),
    // Read while the series is locked, so that a higher number is never earlier.
    issuedAt: Math.floor(context.clock.now()),
  }
  const invoice = await insertInvoice(trx, {
    document,
    orderId,
    corrects: corrects?.invoiceId ?? null,
    creditId: corrects?.creditId ?? null,
    adjustmentId: corrects?.adjustmentId ?? null,
    replaces: replaces ?? null,
    counter,
    unit,
    previousHash: unit?.previousHash ?? previousHash,
    ...(unit ? await signDocument(document, unit) : sealDocument(document, { counter, previousHash })),
    actor,
    requestId,
  })
  if (unit) {
    const kind = isStandard(document) ? 'clear' : 'report'
    await addSubmission(trx, { invoiceId: invoice.id, unitId: unit.unitId, kind })
  }
  return invoice
}
