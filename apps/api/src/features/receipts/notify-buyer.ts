import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../mail/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import type { NewFailure } from './failure-queries.ts'

type MailRecipient = Pick<LockedOrder, 'id' | 'number' | 'userId' | 'language' | 'buyerName' | 'buyerEmail'>

const mailTo = (order: MailRecipient) => ({
  to: { name: order.buyerName, address: order.buyerEmail },
  language: order.language,
})
const basics = (order: MailRecipient) => ({
  fullName: order.buyerName,
  orderNumber: String(order.number),
  orderPath: `/orders/${order.userId}`,
})

/** Queues the mail about the confirmed receipt, once. */
export const notifyReceived = (trx: Transaction, order: MailRecipient): Promise<void> =>
  queueMail(trx, {
    kind: 'order-received',
    dedupeKey: `order-received:${order.id}`,
    ...mailTo(order),
    payload: basics(order),
  })

/** Queues the mail about a failed delivery and the buyer's options, once per attempt. */
export async function notifyFailed(
  trx: Transaction,
  order: MailRecipient,
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

/** Queues the mail about the cancellation after a failed delivery; it replaces the general mail. */
export const notifyCancelled = (
  trx: Transaction,
  order: MailRecipient,
  money: { credit: number; kept: number },
): Promise<void> =>
  queueMail(trx, {
    kind: 'order-given-up',
    dedupeKey: `order-cancelled:${order.id}`,
    ...mailTo(order),
    payload: { ...basics(order), ...money },
  })
