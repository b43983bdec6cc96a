import { ok, type Result, refuse } from '@warda/domain/result'
import { getSlotDate } from '@warda/domain/time/extended-time'
import type { AppContext } from '../../context.ts'
import { findOrderForReminder } from './queries.ts'

export type SuggestedReminder = { recipientName: string; occasion: string; deliveredOn: string }

/** Initial values for a reminder of one of the caller's orders; `occasion` is empty unless its flowers have exactly one in common. */
export async function suggestReminder(
  { db }: AppContext,
  userId: string,
  orderId: string,
): Promise<Result<SuggestedReminder, 'not_found'>> {
  const order = await findOrderForReminder(db, userId, orderId)
  if (!order) return refuse('not_found')
  const [occasion, another] = order.occasions
  return ok({
    recipientName: order.recipientName,
    occasion: another === undefined ? (occasion ?? '') : '',
    deliveredOn: getSlotDate(order.deliveryDate, order.deliverySlot),
  })
}
