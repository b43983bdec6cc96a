import type { OrderId } from '@warda/domain/ids'
import { isInvoiceDue } from '@warda/domain/invoices/can-invoice'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { mustDocumentsWait } from '../tax-units/index.ts'
import { getCurrentSeller } from './current-seller.ts'
import { issueCorrections } from './issue-corrections.ts'
import { issueInvoice } from './issue-for-order.ts'

/**
 * Job `issue-invoice`: issues the invoice of a paid or delivered order and the credit and debit notes of an invoiced one, each once. Without
 * seller details, or without the address of a business, or while the tax unit cannot sign, nothing is issued; `issue-owed`
 * does it later.
 */
export async function issueInvoiceJob(context: AppContext, { orderId }: { orderId: OrderId }): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    const seller = await getCurrentSeller(context, trx)
    if (!seller || (await mustDocumentsWait(context, trx))) return
    const issuing = { seller, actor: 'system', requestId: `issue-invoice:${orderId}`, context }
    const { paid } = await getOrderMoney(trx, order.id)
    if (isInvoiceDue({ state: order.state, paid })) await issueInvoice(trx, order, issuing)
    await issueCorrections(trx, order, issuing)
  })
}

/** Issues the invoice of an order in the transaction of its sale; without seller details, or while the tax unit cannot sign, later by the job. */
export async function issueOrderInvoice(
  context: AppContext,
  trx: Transaction,
  order: LockedOrder,
  by: { actor: string; requestId: string },
): Promise<void> {
  const seller = await getCurrentSeller(context, trx)
  if (!seller || (await mustDocumentsWait(context, trx))) return
  await issueInvoice(trx, order, { seller, ...by, context })
}
