import { missingAddressFields } from '@warda/domain/invoices/business-buyer'
import { canInvoice } from '@warda/domain/invoices/can-invoice'
import type { Seller } from '@warda/domain/invoices/invoice-document'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { selectSizeNames } from '../../db/product-options.ts'
import { getOrderMoney } from '../ledger/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { draftInvoice, getInvoiceKind } from './draft-document.ts'
import { issueDocument, type SigningContext } from './issue-document.ts'
import { findInvoice, type InvoiceRow } from './queries.ts'
import { findSource, type OrderSource } from './source-queries.ts'

export type IssueContext = { seller: Seller; actor: string; requestId: string; context: SigningContext }

export type IssueError = 'order.not_invoiceable' | 'invoice.buyer_incomplete'

/**
 * The order's invoice, issued when there is none. A standard invoice waits for the client's national address
 * (`invoice.buyer_incomplete`). The caller holds the order's lock.
 */
export async function issueInvoice(
  trx: Transaction,
  order: LockedOrder,
  issuing: IssueContext,
): Promise<Result<InvoiceRow, IssueError>> {
  const existing = await findInvoice(trx, order.id)
  if (existing) return ok(existing)
  const money = await getOrderMoney(trx, order.id)
  if (!canInvoice({ agreed: order.agreedAt !== null, due: money.due })) return refuse('order.not_invoiceable')
  const source = await findSource(trx, order.id)
  if (!source) return refuse('order.not_invoiceable')
  const { seller, actor, requestId, context } = issuing
  const buyer = checkBuyer(source, seller)
  if (!buyer.ok) return buyer
  const draft = draftInvoice(source, seller, money, await selectSizeNames(trx))
  return ok(await issueDocument(trx, { orderId: order.id, draft, actor, requestId, context }))
}

/** Whether the buyer's data suffice: a standard document needs the client's national address. */
export function checkBuyer(source: OrderSource, seller: Seller): Result<null, 'invoice.buyer_incomplete'> {
  const isStandard = getInvoiceKind(source, seller) === 'standard'
  if (isStandard && source.client && missingAddressFields(source.client).length > 0)
    return refuse('invoice.buyer_incomplete', { client: source.client.name ?? '' })
  return ok(null)
}
