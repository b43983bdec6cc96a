import type { OrderId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { type OrderChange, queueMail } from '../mail/index.ts'
import { findOrder, toMailPayload } from '../orders/index.ts'

/** Mails the changed fields to the buyer, in the language of the order, once per edit. */
export async function notifyOrderChanged(
  trx: Transaction,
  orderId: OrderId,
  edit: { actionId: number; fields: OrderChange[]; feeDifference: number; byBuyer: boolean; now: number },
): Promise<void> {
  const order = await findOrder(trx, orderId)
  if (!order) return
  await queueMail(trx, {
    kind: 'order-changed',
    dedupeKey: `order-changed:${order.id}:${edit.actionId}`,
    to: { name: order.userName, address: order.userEmail },
    language: order.language,
    payload: {
      ...toMailPayload(order, edit.now),
      changed: edit.fields,
      feeDifference: edit.feeDifference,
      byBuyer: edit.byBuyer,
    },
  })
}
