import type { OrderId } from '@warda/domain/ids'
import { listRefundChoices, type RefundChoice } from '@warda/domain/orders/buyer-changes'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { findOrder } from '../orders/index.ts'
import { checkOwnOrder, type OwnOrderError } from './check-own-order.ts'
import { sumPaidWith } from './queries.ts'

/** The refund choices of cancelling an order now, in halalas. */
export async function quoteCancellation(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId },
): Promise<Result<{ paid: number; choices: RefundChoice[] }, OwnOrderError>> {
  const order = await findOrder(context.db, input.orderId)
  if (!order) return refuse('not_found')
  const allowed = checkOwnOrder(input.actor, order, context.clock.now())
  if (!allowed.ok) return allowed
  const { paid } = order
  return ok({ paid, choices: listRefundChoices({ paid, ...(await sumPaidWith(context.db, order.id)) }) })
}
