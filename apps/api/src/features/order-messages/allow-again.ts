import type { OrderId } from '@warda/domain/ids'
import { parseMessagePhone } from '@warda/domain/order-messages/phone-number'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { hashPhone } from '../../short-code.ts'
import { findMessageOrder, type MessageOrder } from './fact-queries.ts'
import { deleteStop } from './preference-queries.ts'
import { hasStoppedMessages } from './stop-messages.ts'

export type OrderPerson = 'buyer' | 'recipient'

const getPhone = (order: MessageOrder, person: OrderPerson): string | null =>
  parseMessagePhone(person === 'buyer' ? order.buyerPhone : order.recipientPhone)

/** The people of an order whose number asked for no messages. */
export async function listStopped(context: AppContext, orderId: OrderId): Promise<OrderPerson[]> {
  const order = await findMessageOrder(context.db, orderId)
  const stopped: OrderPerson[] = []
  for (const person of ['buyer', 'recipient'] as const) {
    const phone = order ? getPhone(order, person) : null
    if (phone !== null && (await hasStoppedMessages(context, phone))) stopped.push(person)
  }
  return stopped
}

/** Messages to this person's number are allowed again: its owner asked the desk for it. Nothing changes for a number without a stop. */
export const allowAgain = (
  context: AppContext,
  { orderId, person }: { orderId: OrderId; person: OrderPerson },
): Promise<Result<null, 'not_found'>> =>
  inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const order = await findMessageOrder(trx, orderId)
    if (!order) return refuse('not_found')
    const phone = getPhone(order, person)
    const isDeleted = phone !== null && (await deleteStop(trx, hashPhone(context.config.SECRET, phone)))
    if (isDeleted) setAuditSubject(`order:${orderId}`)
    else skipAudit()
    return ok(null)
  })
