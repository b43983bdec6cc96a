import type { OrderId } from '@warda/domain/ids'
import { INVOICEABLE_STATES } from '@warda/domain/invoices/can-invoice'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockOrder } from '../orders/index.ts'
import { getCurrentSeller } from './current-seller.ts'
import { issueCreditNotes, issueInvoice } from './issue-for-order.ts'

/**
 * Job `issue-invoice`: issues the invoice of a delivered order and the credit notes of an invoiced one, each once. Without seller details
 * nothing is issued; `issue-owed` does it later.
 */
export async function issueInvoiceJob(context: AppContext, { orderId }: { orderId: OrderId }): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    const seller = await getCurrentSeller(context, trx)
    if (!seller) return
    const issuing = { seller, actor: 'system', requestId: `issue-invoice:${orderId}`, clock: context.clock }
    if (INVOICEABLE_STATES.includes(order.state)) await issueInvoice(trx, order, issuing)
    await issueCreditNotes(trx, order, issuing)
  })
}
