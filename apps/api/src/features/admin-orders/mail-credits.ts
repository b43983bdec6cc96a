import type { OrderId } from '@warda/domain/ids'
import { calculateOrderAmounts } from '@warda/domain/payments/order-amounts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getStatusWords } from '../../status-present.ts'
import { queueMail } from '../mail/index.ts'
import { findOrder } from '../orders/index.ts'
import { findCredits } from './credit-queries.ts'

/** Credits that follow each other within this time are one mail. */
const COLLECTING_MS = 10 * 60_000

/** Starts the mail about a credit; further credits of the order until then are part of it. */
export const enqueueCreditMail = (trx: Transaction, orderId: OrderId, now: number): Promise<void> =>
  enqueue(
    trx,
    'mail-credits',
    { orderId },
    { key: `mail-credits:${orderId}`, notBefore: now + COLLECTING_MS, keepsTime: true },
  )

/**
 * Job `mail-credits`: mails the buyer all credits of the order and its amounts, once for the same credits. The mail about a cancellation
 * contains the refund already.
 */
export const mailCredits = (context: AppContext, { orderId }: { orderId: OrderId }): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const order = await findOrder(trx, orderId)
    const credits = await findCredits(trx, orderId)
    const last = credits.at(-1)
    if (!order || !last || order.state === 'cancelled') return
    await queueMail(trx, {
      kind: 'order-credited',
      dedupeKey: `order-credited:${orderId}:${last.id}`,
      to: { name: order.userName, address: order.userEmail },
      language: order.language,
      payload: {
        fullName: order.userName,
        orderNumber: String(order.number),
        credits: credits.map(({ at, reason, amount }) => ({ at: at.toISOString(), reason, amount })),
        amounts: calculateOrderAmounts(order.sums),
        statusWords: getStatusWords(order, context.clock.now()),
        orderPath: `/orders/${order.userId}`,
      },
    })
  })
