import { hasPermission } from '@warda/domain/access/permissions'
import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { isOrderOfBuyer, toOwner } from '../orders/index.ts'
import { findOwner, findReleasedInvoices, type InvoiceRow } from './queries.ts'

const worksWithOrders = ({ role, permissions }: Actor): boolean =>
  role === 'ShippingEmployee' || (role === 'Admin' && hasPermission(permissions, 'orders'))

/** The documents of an order, for staff and for the order's owner; other orders are `not_found`. */
export async function getInvoices(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId },
): Promise<Result<InvoiceRow[], 'not_found'>> {
  const { actor, orderId } = input
  const order = await findOwner(context.db, orderId)
  if (!order || !(worksWithOrders(actor) || isOrderOfBuyer(toOwner(actor), order))) return refuse('not_found')
  return ok(await findReleasedInvoices(context.db, orderId))
}
