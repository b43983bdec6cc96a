import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../mail/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import type { NewFailure } from './failure-queries.ts'

type Told = Pick<LockedOrder, 'id' | 'number' | 'userId' | 'language' | 'buyerName' | 'buyerEmail'>

const mailTo = (order: Told) => ({ to: { name: order.buyerName, address: order.buyerEmail }, language: order.language })
const basics = (order: Told) => ({
  fullName: order.buyerName,
  orderNumber: String(order.number),
  orderPath: `/orders/${order.userId}`,
})

/** Thanks the buyer for confirming, once. */
export const notifyReceived = (trx: Transaction, order: Told): Promise<void> =>
  queueMail(trx, {
    kind: 'order-received',
    dedupeKey: `order-received:${order.id}`,
    ...mailTo(order),
    payload: basics(order),
  })

/** Tells the buyer of a failed delivery and what they may choose, once per attempt. Amounts in halalas. */
export async function notifyFailed(
  trx: Transaction,
  order: Told,
  failure: Pick<NewFailure, 'attempt' | 'reason' | 'window'> & { credit: number; kept: number },
): Promise<void> {
  const { reason, window, credit, kept } = failure
  const [start = '', end = ''] = window?.slot.split('-') ?? []
  await queueMail(trx, {
    kind: 'delivery-failed',
    dedupeKey: `delivery-failed:${order.id}:${failure.attempt}`,
    ...mailTo(order),
    payload: {
      ...basics(order),
      reason,
      nextDate: window?.date ?? null,
      nextSlot: window && { start, end },
      credit,
      kept,
    },
  })
}

/** Tells the buyer that the order ended by their choice; it stands for the mail of a cancelled order. */
export const notifyCancelled = (
  trx: Transaction,
  order: Told,
  money: { credit: number; kept: number },
): Promise<void> =>
  queueMail(trx, {
    kind: 'order-given-up',
    dedupeKey: `order-cancelled:${order.id}`,
    ...mailTo(order),
    payload: { ...basics(order), ...money },
  })
