import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { type EditError, editOrder, type OrderEdit } from '../admin-orders/index.ts'
import { findOrder, type OrderView } from '../orders/index.ts'
import { checkOwnOrder, type OwnOrderError } from './check-own-order.ts'

type Input = {
  actor: Actor
  orderId: OrderId
  change: Omit<OrderEdit, 'shopNote'>
  requestId: string
  /** The reason on the credit note of a lower delivery fee, in the buyer's language. */
  feeReason(language: Language): string
}

/**
 * Changes recipient, place, window or card of an order for its buyer before work on it starts (AGREE-06), as the shop's edit does. A place
 * with a lower fee gives the difference back as store credit; one with a higher fee is refused.
 */
export async function changeOrder(
  context: AppContext,
  { actor, orderId, change, requestId, feeReason }: Input,
): Promise<Result<{ order: OrderView; changed: boolean }, EditError | OwnOrderError>> {
  const edited = await editOrder<OwnOrderError>(context, {
    actor,
    orderId,
    edit: change,
    fee: { adjust: true, by: 'buyer', refundTo: 'credit', reason: feeReason },
    requestId,
    check: (order, nowMs) => checkOwnOrder(actor, order, nowMs),
  })
  if (!edited.ok) return edited
  const order = await findOrder(context.db, orderId)
  return order ? ok({ order, changed: edited.value.changed }) : refuse('not_found')
}
