import { DOUBLE_CLICK_MS } from '@warda/domain/double-click'
import { isUndeliverableEmail } from '@warda/domain/email'
import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { findOrder, type OrderView } from '../orders/index.ts'
import { type AddPaymentError, getBuyerLink, type Link } from '../payments/index.ts'

/**
 * Opens or reuses the payment link of an order and mails it to the buyer in the language of the order. `mailed` is the e-mail address, or
 * null if the buyer has none.
 */
export async function sendPayLink(
  context: AppContext,
  input: { orderId: OrderId; describe: (orderNumber: number) => string },
): Promise<Result<{ link: Link; mailed: string | null }, AddPaymentError>> {
  const order = await findOrder(context.db, input.orderId)
  if (!order) return refuse('not_found')
  const link = await getBuyerLink(context, order, input.describe)
  if (!link.ok) return link
  const mailed = isUndeliverableEmail(order.userEmail) ? null : order.userEmail
  if (mailed !== null) await mailLink(context, order, link.value)
  return ok({ link: link.value, mailed })
}

const mailLink = (context: AppContext, order: OrderView, { link }: Link): Promise<void> =>
  inTransaction(context.db, (trx) =>
    queueMail(trx, {
      kind: 'pay-link',
      dedupeKey: `pay-link:${order.id}:${Math.floor(context.clock.now() / DOUBLE_CLICK_MS)}`,
      to: { name: order.userName, address: order.userEmail },
      language: order.language,
      payload: {
        fullName: order.userName,
        orderNumber: String(order.number),
        amount: order.outstanding,
        link,
        orderPath: `/orders/${order.userId}`,
      },
    }),
  )
