import type { OrderId } from '@warda/domain/ids'
import { calculateEarnedPoints } from '@warda/domain/loyalty/points'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { readSettings } from '../settings/index.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { isOrderOfBuyer, toOwner } from './order-buyer.ts'

export type OrderConfirmationView = { order: OrderView; earns: number }

/** An order of the caller and the points that it earns the caller; an order of somebody else is `not_found`. */
export async function getOrderConfirmation(
  context: AppContext,
  actor: Actor,
  orderId: OrderId,
): Promise<Result<OrderConfirmationView, 'not_found'>> {
  const [order, { loyaltyRules }] = await Promise.all([findOrder(context.db, orderId), readSettings(context)])
  if (!order || !isOrderOfBuyer(toOwner(actor), order)) return refuse('not_found')
  const isEarner = order.clientId === null ? order.userId === actor.userId : actor.role === 'Customer'
  const due = order.paid + order.outstanding
  const earns = isEarner && order.state !== 'cancelled' ? calculateEarnedPoints(due, loyaltyRules) : 0
  return ok({ order, earns })
}
