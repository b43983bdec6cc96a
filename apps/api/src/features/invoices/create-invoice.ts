import type { ClientId, OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { lockOrder } from '../orders/index.ts'
import { submitNow } from '../tax-submissions/index.ts'
import { mustDocumentsWait } from '../tax-units/index.ts'
import { getCurrentSeller } from './current-seller.ts'
import { issueCorrections } from './issue-corrections.ts'
import { type IssueError, issueInvoice } from './issue-for-order.ts'
import { findInvoice, type InvoiceRow, isInvoiceReleased } from './queries.ts'
import { isInvoiceRejected } from './rejected-queries.ts'

type CreateInvoiceError =
  | 'invoice.order_not_found'
  | 'invoice.seller_missing'
  | 'invoice.certificate_expired'
  | 'invoice.not_cleared'
  | 'invoice.rejected'
  | IssueError

type CreateInvoiceRequest = { actor: Actor; clientId: ClientId; orderId: OrderId; requestId: string }

/**
 * Issues the tax invoice of an order for staff (API-20), or returns the existing one. `clientId` 0 means none; an order of another client
 * is `invoice.order_not_found`. Without seller details, a new invoice is `invoice.seller_missing` (decision 20); a standard one without the
 * client's national address is `invoice.buyer_incomplete` (decision 47). A standard one is returned once the tax authority cleared it; until then it is
 * `invoice.not_cleared`. One that the authority rejected is `invoice.rejected` until it has a corrected copy.
 */
export async function createInvoice(
  context: AppContext,
  input: CreateInvoiceRequest,
): Promise<Result<InvoiceRow, CreateInvoiceError>> {
  const issued = await issueInTransaction(context, input)
  if (!issued.ok || (await isInvoiceReleased(context.db, issued.value.id))) return issued
  await submitNow(context, issued.value.id)
  if (await isInvoiceReleased(context.db, issued.value.id)) return issued
  return refuse((await isInvoiceRejected(context.db, issued.value.id)) ? 'invoice.rejected' : 'invoice.not_cleared')
}

async function issueInTransaction(
  context: AppContext,
  input: CreateInvoiceRequest,
): Promise<Result<InvoiceRow, CreateInvoiceError>> {
  const { actor, requestId } = input
  return inResultTransaction<InvoiceRow, CreateInvoiceError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order || (order.clientId ?? 0) !== input.clientId) return refuse('invoice.order_not_found')
    const seller = await getCurrentSeller(context, trx)
    if (!seller) {
      const issued = await findInvoice(trx, order.id)
      return issued ? ok(issued) : refuse('invoice.seller_missing')
    }
    if (await mustDocumentsWait(context, trx)) {
      const existing = await findInvoice(trx, order.id)
      return existing ? ok(existing) : refuse('invoice.certificate_expired')
    }
    const invoice = await issueInvoice(trx, order, { seller, actor: actor.role, requestId, context })
    if (!invoice.ok) return invoice
    await issueCorrections(trx, order, { seller, context })
    return invoice
  })
}
