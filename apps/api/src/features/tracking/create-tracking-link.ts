import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { storeShortLink } from '../order-messages/index.ts'
import { findOrder, isOrderOfBuyer, toOwner } from '../orders/index.ts'

/** Stores the buyer's short link of an order, which messages use too, and returns its path. */
export async function createTrackingLink(
  context: AppContext,
  actor: Actor,
  orderId: OrderId,
): Promise<Result<string, 'not_found'>> {
  const order = await findOrder(context.db, orderId)
  if (!order || !isOrderOfBuyer(toOwner(actor), order)) return refuse('not_found')
  return ok(await storeShortLink(context, order, 'track', 'buyer'))
}
