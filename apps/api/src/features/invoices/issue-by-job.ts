import type { OrderState } from '@warda/domain/orders/order-states'
import { inTransaction } from '../../db/transaction.ts'
import type { World } from '../../world.ts'
import { lockOrder } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { issueCreditNotes, issueInvoice } from './issue-for-order.ts'

/** States in which an order is over and what it is worth is due: a cancelled one only for a drive that is kept. */
const OVER: readonly OrderState[] = ['delivered', 'completed', 'cancelled']

/**
 * Job `issue-invoice`: the invoice of an order that was delivered, and a credit note for whatever was taken off an invoiced one. However often
 * and wherever it runs, each document is issued once.
 */
export async function issueByJob(world: World, { orderId }: { orderId: string }): Promise<void> {
  const settings = await readSettings(world)
  await inTransaction(world.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    const issuing = { settings, actor: 'system', requestId: `issue-invoice:${orderId}`, clock: world.clock }
    if (OVER.includes(order.state)) await issueInvoice(trx, order, issuing)
    await issueCreditNotes(trx, order, issuing)
  })
}
