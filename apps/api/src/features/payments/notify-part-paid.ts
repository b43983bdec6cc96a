import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../mail/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { findOpenDebts } from '../receivables/index.ts'

/** Queues the mail about a partial payment, once per request; a payment in full has its own mail. */
export async function notifyPartPaid(
  trx: Transaction,
  order: LockedOrder,
  part: { amount: Halalas; remaining: Halalas; requestId: string },
): Promise<void> {
  if (part.remaining === 0) return
  const [next] = await findOpenDebts(trx, order.id)
  await queueMail(trx, {
    kind: 'payment-received',
    dedupeKey: `payment-received:${order.id}:${part.requestId}`,
    to: { name: order.buyerName, address: order.buyerEmail },
    language: order.language,
    payload: {
      fullName: order.buyerName,
      orderNumber: String(order.number),
      amount: part.amount,
      remaining: part.remaining,
      dueDate: next?.dueDate ?? null,
      orderPath: `/orders/${order.userId}`,
    },
  })
}
