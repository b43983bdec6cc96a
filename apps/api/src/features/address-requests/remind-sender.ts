import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { findOrder, lockOrder, toMailPayload } from '../orders/index.ts'
import { setReminded } from './queries.ts'

/** Reminds the sender of an order whose recipient has not said where yet; once per order. */
export async function remindSender(context: AppContext, orderId: OrderId): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    if (!(await setReminded(trx, orderId, new Date(now)))) return
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
