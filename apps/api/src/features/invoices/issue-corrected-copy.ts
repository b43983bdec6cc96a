import type { OrderId } from '@warda/domain/ids'
import type { Seller } from '@warda/domain/invoices/invoice-document'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { lockOrder } from '../orders/index.ts'
import { submitNow } from '../tax-submissions/index.ts'
import { mustDocumentsWait } from '../tax-units/index.ts'
import { findDocuments } from './correction-queries.ts'
import { getCurrentSeller } from './current-seller.ts'
import { type Draft, draftCorrectedInvoice } from './draft-document.ts'
import { draftCorrectedNote } from './draft-notes.ts'
import { issueCorrections } from './issue-corrections.ts'
import { issueDocument } from './issue-document.ts'
import { checkBuyer } from './issue-for-order.ts'
import type { InvoiceRow } from './queries.ts'
import {
  findCorrectedCopy,
  findSubmittedOrder,
  lockSubmitted,
  type SubmittedRow,
  setReplaced,
} from './rejected-queries.ts'
import { findSource } from './source-queries.ts'

type DraftError = 'not_found' | 'invoice.buyer_incomplete' | 'tax.correct_invoice_first'
type CorrectedCopyError = DraftError | 'tax.not_rejected' | 'invoice.seller_missing' | 'invoice.certificate_expired'

type CorrectedCopyRequest = { invoiceId: string; actor: string; requestId: string }

/**
 * Issues the corrected copy of a document that the tax authority rejected, with the present data of seller and buyer, as the next document
 * of the chain; the rejected one stays as it is. A repeated request returns the existing copy. The copy is sent at once.
 */
export async function issueCorrectedCopy(
  context: AppContext,
  request: CorrectedCopyRequest,
): Promise<Result<InvoiceRow, CorrectedCopyError>> {
  const orderId = await findSubmittedOrder(context.db, request.invoiceId)
  if (orderId === undefined) return refuse('not_found')
  const issued = await inResultTransaction<InvoiceRow, CorrectedCopyError>(context.db, (trx) =>
    issueInTransaction(trx, context, { ...request, orderId }),
  )
  if (issued.ok) await submitNow(context, issued.value.id)
  return issued
}

async function issueInTransaction(
  trx: Transaction,
  context: AppContext,
  { invoiceId, orderId, actor, requestId }: CorrectedCopyRequest & { orderId: OrderId },
): Promise<Result<InvoiceRow, CorrectedCopyError>> {
  const order = await lockOrder(trx, orderId)
  const rejected = order && (await lockSubmitted(trx, invoiceId))
  if (!rejected) return refuse('not_found')
  const existing = await findCorrectedCopy(trx, invoiceId)
  if (existing) {
    skipAudit()
    return ok(existing)
  }
  if (rejected.state !== 'rejected') return refuse('tax.not_rejected')
  const seller = await getCurrentSeller(context, trx)
  if (!seller) return refuse('invoice.seller_missing')
  if (await mustDocumentsWait(context, trx)) return refuse('invoice.certificate_expired')
  const drafted = await draftCopy(trx, rejected, seller)
  if (!drafted.ok) return drafted
  const { draft, corrects } = drafted.value
  setAuditSubject(`order:${orderId}`)
  await setReplaced(trx, invoiceId)
  const copy = await issueDocument(trx, {
    orderId,
    draft,
    ...(corrects === null
      ? {}
      : { corrects: { invoiceId: corrects, creditId: rejected.creditId, adjustmentId: rejected.adjustmentId } }),
    replaces: invoiceId,
    actor,
    requestId,
    context,
  })
  await issueCorrections(trx, order, { seller, context })
  return ok(copy)
}

/** The corrected document; `corrects` is the id of the current invoice for a note, null for an invoice. */
async function draftCopy(
  trx: Transaction,
  { orderId, corrects, document }: SubmittedRow,
  seller: Seller,
): Promise<Result<{ draft: Draft; corrects: string | null }, DraftError>> {
  if (corrects === null) {
    const order = await findSource(trx, orderId)
    if (!order) return refuse('not_found')
    // A delivery fee raised since the invoice has its own debit note.
    const source = { ...order, total: document.total }
    const buyer = checkBuyer(source, seller)
    if (!buyer.ok) return buyer
    const money = await getOrderMoney(trx, orderId)
    return ok({ draft: draftCorrectedInvoice(document, source, seller, money), corrects })
  }
  const [invoice] = await findDocuments(trx, orderId)
  if (!invoice || invoice.isRejected) return refuse('tax.correct_invoice_first')
  return ok({ draft: draftCorrectedNote(document, invoice.document, seller), corrects: invoice.id })
}
