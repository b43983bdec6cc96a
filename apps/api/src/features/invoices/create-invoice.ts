import type { ClientId, OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { lockOrder } from '../orders/index.ts'
import { getCurrentSeller } from './current-seller.ts'
import { issueCorrections } from './issue-corrections.ts'
import { type IssueError, issueInvoice } from './issue-for-order.ts'
import { findInvoice, type InvoiceRow } from './queries.ts'

type CreateInvoiceError = 'invoice.order_not_found' | 'invoice.seller_missing' | IssueError

/**
 * Issues the tax invoice of an order for staff (API-20), or returns the existing one. `clientId` 0 means none; an order of another client
 * is `invoice.order_not_found`. Without seller details, a new invoice is `invoice.seller_missing` (decision 20); a standard one without the
 * client's national address is `invoice.buyer_incomplete` (decision 47).
 */
export async function createInvoice(
  context: AppContext,
  input: { actor: Actor; clientId: ClientId; orderId: OrderId; requestId: string },
): Promise<Result<InvoiceRow, CreateInvoiceError>> {
  const { clock } = context
  const { actor, requestId } = input
  return inResultTransaction<InvoiceRow, CreateInvoiceError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order || (order.clientId ?? 0) !== input.clientId) return refuse('invoice.order_not_found')
    const seller = await getCurrentSeller(context, trx)
    if (!seller) {
      const issued = await findInvoice(trx, order.id)
      return issued ? ok(issued) : refuse('invoice.seller_missing')
    }
    const invoice = await issueInvoice(trx, order, { seller, actor: actor.role, requestId, clock })
    if (!invoice.ok) return invoice
    await issueCorrections(trx, order, { seller, clock })
    return invoice
  })
}
