import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { findOrder, isOrderOfBuyer, toOwner } from '../orders/index.ts'

/** An order that waits for its recipient's address. `language` is the language of the sender. */
export type WaitingOrder = {
  number: string
  recipient: { name: string; phone: string }
  until: Date
  language: Language
}

/** Finds a waiting order for its sender or the desk; an order of another buyer is `not_found`. */
export async function findWaitingOrder(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; language: Language },
): Promise<Result<WaitingOrder, 'not_found'>> {
  const order = await findOrder(context.db, input.orderId)
  const isDesk = input.actor.role === 'Admin'
  if (!order || !(isDesk || isOrderOfBuyer(toOwner(input.actor), order))) return refuse('not_found')
  if (order.addressWantedUntil === null || order.state === 'cancelled') return refuse('not_found')
  return ok({
    number: String(order.number),
    recipient: { name: order.recipientName, phone: order.recipientPhone },
    until: order.addressWantedUntil,
    language: isDesk ? order.language : input.language,
  })
}
