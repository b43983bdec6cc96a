import { OVER } from '@warda/domain/invoices/can-invoice'
import { inTransaction } from '../../db/transaction.ts'
import type { World } from '../../context.ts'
import { lockOrder } from '../orders/index.ts'
import { issueCreditNotes, issueInvoice } from './issue-for-order.ts'
import { sellerNow } from './current-seller.ts'

/**
 * Job `issue-invoice`: the invoice of an order that was delivered, and a credit note for whatever was taken off an invoiced one. However often
 * and wherever it runs, each document is issued once. While the shop has not said who it is, nothing is issued: `issue-owed` makes up for it.
 */
export async function issueByJob(world: World, { orderId }: { orderId: string }): Promise<void> {
  await inTransaction(world.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    const seller = await sellerNow(world, trx)
    if (!seller) return
    const issuing = { seller, actor: 'system', requestId: `issue-invoice:${orderId}`, clock: world.clock }
    if (OVER.includes(order.state)) await issueInvoice(trx, order, issuing)
    await issueCreditNotes(trx, order, issuing)
  })
}
