import type { CounterPayment } from '@warda/domain/counter-sales/counter-payments'
import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { type CounterError, lockOrder } from '../orders/index.ts'
import { completeHandOver } from './complete-hand-over.ts'
import { isPickup } from './queries.ts'
import { collectCounterPayments } from './take-payments.ts'

type HandOverError = 'not_found' | 'order.cancelled' | 'order.not_preparing' | CounterError
type HandedOver = { number: number; change: Halalas }

/**
 * Hands over a pickup and completes its order. The outstanding amount is paid now unless it is on account. Repeating it changes nothing.
 */
export function handOverPickup(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; payments: readonly CounterPayment[]; requestId: string },
): Promise<Result<HandedOver, HandOverError>> {
  const { actor, orderId, payments, requestId } = input
  const by = { actor, requestId, at: context.clock.now() }
  return inResultTransaction<HandedOver, HandOverError>(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !(await isPickup(trx, orderId))) return refuse('not_found')
    setAuditSubject(`order:${orderId}`)
    if (order.state === 'completed') {
      skipAudit()
      return ok({ number: order.number, change: 0 })
    }
    if (order.state === 'cancelled') return refuse('order.cancelled')
    const { outstanding } = await getOrderMoney(trx, orderId)
    const total = isCreditTerms(order.terms) ? 0 : outstanding
    const paid =
      total > 0 || payments.length > 0
        ? await collectCounterPayments(context, trx, { order, total, payments, ...by })
        : ok({ change: 0 })
    if (!paid.ok) return paid
    return (await completeHandOver(trx, order, by))
      ? ok({ number: order.number, change: paid.value.change })
      : refuse('order.not_preparing')
  })
}
