import { canInvoice } from '@warda/domain/invoices/can-invoice'
import type { Seller } from '@warda/domain/invoices/invoice-document'
import type { Clock } from '../../adapters/clock.ts'
import type { Transaction } from '../../db/database.ts'
import { getOrderMoney } from '../ledger/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { draftCreditNote, draftInvoice } from './draft-document.ts'
import { issueDocument } from './issue-document.ts'
import { findInvoice, type InvoiceRow } from './queries.ts'
import { findCorrectable, findOpenCredits, findSource } from './source-queries.ts'

export type IssueContext = { seller: Seller; actor: string; requestId: string; clock: Clock }

/** The order's invoice, issued when there is none; null when there is nothing to invoice. The caller holds the order's lock. */
export async function issueInvoice(
  trx: Transaction,
  order: LockedOrder,
  issuing: IssueContext,
): Promise<InvoiceRow | null> {
  const existing = await findInvoice(trx, order.id)
  if (existing) return existing
  const money = await getOrderMoney(trx, order.id)
  if (!canInvoice({ agreed: order.agreedAt !== null, due: money.due })) return null
  const source = await findSource(trx, order.id)
  if (!source) return null
  const { seller, actor, requestId, clock } = issuing
  const draft = draftInvoice(source, seller, money)
  return issueDocument(trx, { orderId: order.id, draft, actor, requestId, clock })
}

/** Issues a credit note for every deduction of an invoiced order without one. The caller holds the order's lock. */
export async function issueCreditNotes(
  trx: Transaction,
  order: { id: string },
  issuing: Pick<IssueContext, 'seller' | 'clock'>,
): Promise<void> {
  const invoice = await findCorrectable(trx, order.id)
  if (!invoice) return
  for (const credit of await findOpenCredits(trx, order.id)) {
    await issueDocument(trx, {
      orderId: order.id,
      draft: draftCreditNote(credit, invoice.document, issuing.seller),
      corrects: { invoiceId: invoice.id, creditId: credit.id },
      actor: credit.actor,
      requestId: credit.requestId,
      clock: issuing.clock,
    })
  }
}
