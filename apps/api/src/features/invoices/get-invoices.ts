import { hasPermission } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { ownerOf, owns } from '../orders/index.ts'
import { findInvoices, findOwner, type InvoiceRow } from './queries.ts'

/** Whoever brings orders, and an Admin whose work they are. */
const worksWithOrders = ({ role, permissions }: Actor): boolean =>
  role === 'ShippingEmployee' || (role === 'Admin' && hasPermission(permissions, 'orders'))

/** The documents of an order: any for staff, their own for buyers and client owners. Somebody else's order does not exist. */
export async function getInvoices(
  context: AppContext,
  asked: { actor: Actor; orderId: string },
): Promise<Result<InvoiceRow[], 'not_found'>> {
  const { actor, orderId } = asked
  const order = await findOwner(context.db, orderId)
  if (!order || !(worksWithOrders(actor) || owns(ownerOf(actor), order))) return refuse('not_found')
  return ok(await findInvoices(context.db, orderId))
}
