import type { CounterPayment } from '@warda/domain/counter-sales/counter-payments'
import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { type CounterError, lockOrder } from '../orders/index.ts'
import { completeHandOver } from './complete-hand-over.ts'
import { isPickup } from './queries.ts'
import { collectCounterPayments } from './take-payments.ts'

type HandOverError =
  | 'not_found'
  | 'counter_sale.handed_over'
  | 'order.cancelled'
  | 'order.not_preparing'
  | 'idempotency.mismatch'
  | CounterError

type Input = {
  actor: Actor
  orderId: OrderId
  payments: readonly CounterPayment[]
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Hands over a pickup and completes its order. The outstanding amount is paid now unless it is on account. A pickup is handed over once; only
 * a retry with the same idempotency key gets the stored answer.
 */
export function handOverPickup<A>(
  context: AppContext,
  input: Input,
  answer: (handedOver: { number: number; change: Halalas }) => A,
): Promise<Result<IdempotentResult<A>, HandOverError>> {
  const { actor, orderId, payments, requestId } = input
  const by = { actor, requestId, at: context.clock.now() }
  return inResultTransaction<IdempotentResult<A>, HandOverError>(context.db, (trx) =>
    withIdempotency<A, HandOverError>(trx, input.idempotencyKey, async () => {
      const order = await lockOrder(trx, orderId)
      if (!order || !(await isPickup(trx, orderId))) return refuse('not_found')
      setAuditSubject(`order:${orderId}`)
      if (order.state === 'completed') return refuse('counter_sale.handed_over')
      if (order.state === 'cancelled') return refuse('order.cancelled')
      const { outstanding } = await getOrderMoney(trx, orderId)
      const total = isCreditTerms(order.terms) ? 0 : outstanding
      const paid =
        total > 0 || payments.length > 0
          ? await collectCounterPayments(context, trx, { order, total, payments, ...by })
          : ok({ change: 0 })
      if (!paid.ok) return paid
      return (await completeHandOver(trx, order, by))
        ? ok(answer({ number: order.number, change: paid.value.change }))
        : refuse('order.not_preparing')
    }),
  )
}
