import { INVOICEABLE_STATES } from '@warda/domain/invoices/can-invoice'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockOrder } from '../orders/index.ts'
import { currentSeller } from './current-seller.ts'
import { issueCreditNotes, issueInvoice } from './issue-for-order.ts'

/**
 * Job `issue-invoice`: the invoice of an order that was delivered, and a credit note for whatever was taken off an invoiced one. However often
 * and wherever it runs, each document is issued once. While the shop has not said who it is, nothing is issued: `issue-owed` makes up for it.
 */
export async function issueInvoiceJob(context: AppContext, { orderId }: { orderId: string }): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    const seller = await currentSeller(context, trx)
    if (!seller) return
    const issuing = { seller, actor: 'system', requestId: `issue-invoice:${orderId}`, clock: context.clock }
    if (INVOICEABLE_STATES.includes(order.state)) await issueInvoice(trx, order, issuing)
    await issueCreditNotes(trx, order, issuing)
  })
}
