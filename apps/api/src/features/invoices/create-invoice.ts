import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { lockOrder } from '../orders/index.ts'
import { currentSeller } from './current-seller.ts'
import { issueCreditNotes, issueInvoice } from './issue-for-order.ts'
import { findInvoice, type InvoiceRow } from './queries.ts'

type CreateInvoiceError = 'invoice.order_not_found' | 'invoice.seller_missing' | 'order.not_invoiceable'

/**
 * The tax invoice of an order, by staff (API-20): issued once, the same one ever after. `clientId` is a claim, 0 is none; an order of another
 * client answers like one that does not exist. While the shop has not said who it is, a new one is `invoice.seller_missing` (decision 20).
 */
export async function createInvoice(
  context: AppContext,
  asked: { actor: Actor; clientId: number; orderId: string; requestId: string },
): Promise<Result<InvoiceRow, CreateInvoiceError>> {
  const { clock } = context
  const { actor, requestId } = asked
  return inResultTransaction<InvoiceRow, CreateInvoiceError>(context.db, async (trx) => {
    const order = await lockOrder(trx, asked.orderId)
    if (!order || (order.clientId ?? 0) !== asked.clientId) return refuse('invoice.order_not_found')
    const seller = await currentSeller(context, trx)
    if (!seller) {
      const issued = await findInvoice(trx, order.id)
      return issued ? ok(issued) : refuse('invoice.seller_missing')
    }
    const invoice = await issueInvoice(trx, order, { seller, actor: actor.role, requestId, clock })
    if (!invoice) return refuse('order.not_invoiceable')
    await issueCreditNotes(trx, order, { seller, clock })
    return ok(invoice)
  })
}
