import type { OrderId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { type OrderChange, queueMail } from '../mail/index.ts'
import { findOrder, toMailPayload } from '../orders/index.ts'

/** Mails the changed fields to the buyer, in the language of the order, once per edit. */
export async function notifyOrderChanged(
  trx: Transaction,
  orderId: OrderId,
  edit: {
    actionId: number
    fields: OrderChange[]
    feeDifference: number
    by: 'buyer' | 'recipient' | null
    now: number
  },
): Promise<void> {
  const order = await findOrder(trx, orderId)
  if (!order) return
  const mail = {
    dedupeKey: `order-changed:${order.id}:${edit.actionId}`,
    to: { name: order.userName, address: order.userEmail },
    language: order.language,
  }
  const payload = { ...toMailPayload(order, edit.now), feeDifference: edit.feeDifference }
  if (edit.by === 'recipient') return queueMail(trx, { ...mail, kind: 'address-given', payload })
  await queueMail(trx, {
    ...mail,
    kind: 'order-changed',
    payload: { ...payload, changed: edit.fields, byBuyer: edit.by === 'buyer' },
  })
}
