import { hasPermission } from '@warda/domain/access/permissions'
import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { isOrderOfBuyer, toOwner } from './order-buyer.ts'
import { isInvoiced, updatePurchaseOrder } from './purchase-order-queries.ts'
import { checkPurchaseOrder } from './purchase-order-rule.ts'
import { lockOrder } from './queries.ts'

export type PurchaseOrderError = 'not_found' | 'order.cancelled' | 'order.invoiced' | 'purchase_order.required'

/**
 * Sets or removes (empty) the purchase order number of a business order for its buyer or the back office. The invoice prints it, so that an
 * invoiced order keeps its number; the order's lock orders this with issuing.
 */
export function setPurchaseOrder(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; purchaseOrder: string; requestId: string },
): Promise<Result<OrderView, PurchaseOrderError>> {
  const { actor, orderId, requestId } = input
  const purchaseOrder = input.purchaseOrder || null
  return inResultTransaction<OrderView, PurchaseOrderError>(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || order.clientId === null || !(isDesk(actor) || isOrderOfBuyer(toOwner(actor), order)))
      return refuse('not_found')
    if (order.state === 'cancelled') return refuse('order.cancelled')
    if (await isInvoiced(trx, orderId)) return refuse('order.invoiced')
    const allowed = await checkPurchaseOrder(trx, order.clientId, purchaseOrder)
    if (!allowed.ok) return allowed
    const at = new Date(context.clock.now())
    const changed = await updatePurchaseOrder(trx, { orderId, purchaseOrder, actorId: actor.userId, requestId, at })
    if (!changed) skipAudit()
    const view = await findOrder(trx, orderId)
    return view ? ok(view) : refuse('not_found')
  })
}

const isDesk = ({ role, permissions }: Actor): boolean => role === 'Admin' && hasPermission(permissions, 'orders')
