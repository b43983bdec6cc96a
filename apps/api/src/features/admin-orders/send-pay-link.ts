import { DOUBLE_CLICK_MS } from '@warda/domain/double-click'
import { isUndeliverableEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { queueMail } from '../mail/index.ts'
import { findOrder, type OrderView } from '../orders/index.ts'
import { type AddPaymentError, addPayment, type Link } from '../payments/index.ts'

/**
 * Opens, or finds again, the payment link of an order for its buyer and mails it to them in the language they ordered in. `mailed` is the
 * address, or null when they have none. Refusals as for the buyer's own link.
 */
export async function sendPayLink(
  context: AppContext,
  asked: { actor: Actor; orderId: string; describe: (orderNumber: number) => string },
): Promise<Result<{ link: Link; mailed: string | null }, AddPaymentError>> {
  const order = await findOrder(context.db, asked.orderId)
  if (!order) return refuse('not_found')
  // The link is its buyer's: asked for as by them.
  const buyer: Actor = { ...asked.actor, userId: order.userId, role: 'Shopper', clientId: 0, branchId: 0 }
  const { orderId, describe } = asked
  const link = await addPayment(context, { actor: buyer, orderId, language: order.language, describe })
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
