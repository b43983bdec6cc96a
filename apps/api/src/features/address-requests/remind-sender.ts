import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { findOrder, lockOrder, toMailPayload } from '../orders/index.ts'
import { markReminded } from './queries.ts'

/** Mails the sender of an order that still waits for its address; once per order. */
export async function remindSender(context: AppContext, orderId: OrderId): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    if (!(await markReminded(trx, orderId, new Date(now)))) return
    const order = await findOrder(trx, orderId)
    if (!order) return
    await queueMail(trx, {
      kind: 'address-reminder',
      dedupeKey: `address-reminder:${orderId}`,
      to: { name: order.userName, address: order.userEmail },
      language: order.language,
      payload: toMailPayload(order, now),
    })
  })
}
