import { getDoubleClickStart } from '@warda/domain/double-click'
import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { getBoardStage } from '@warda/domain/orders/order-stages'
import { checkPayment } from '@warda/domain/payments/debts'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipRepeatedAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney, type OrderMoney } from '../ledger/index.ts'
import { lockOrder } from '../orders/index.ts'
import { planRest } from '../receivables/index.ts'
import { collectPayment } from './collect-payment.ts'
import { sumPaidSince } from './manual-payment-queries.ts'
import { notifyPartPaid } from './notify-part-paid.ts'

type RecordManualPaymentError =
  | 'not_found'
  | 'order.not_on_board'
  | 'amount.not_positive'
  | 'payment.nothing_due'
  | 'payment.above_outstanding'
  | 'payment.not_whole'
  | 'idempotency.mismatch'

export type ManualPayment = {
  actor: Actor
  orderId: OrderId
  amount: Halalas
  /** Whether everything outstanding is paid, or a part. */
  isFull: boolean
  method: 'cash' | 'card' | 'transfer'
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Records a manual payment for an order on the board (API-17, decisions §5): a full payment must equal the outstanding amount, a part must not
 * exceed it, and the rest without a debt becomes a debt. Without an idempotency key, an equal payment of the same employee within ten seconds
 * counts as one. `answer` builds the stored answer.
 */
export function recordManualPayment<A>(
  context: AppContext,
  input: ManualPayment,
  answer: (money: OrderMoney) => A,
): Promise<Result<IdempotentResult<A>, RecordManualPaymentError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, RecordManualPaymentError>(context.db, (trx) =>
    withIdempotency<A, RecordManualPaymentError>(trx, input.idempotencyKey, async () => {
      const paid = await pay(trx, input, now)
      return paid.ok ? ok(answer(paid.value)) : paid
    }),
  )
}

async function pay(
  trx: Transaction,
  input: ManualPayment,
  now: number,
): Promise<Result<OrderMoney, RecordManualPaymentError>> {
  const { amount, isFull, actor, requestId } = input
  const order = await lockOrder(trx, input.orderId)
  if (!order) return refuse('not_found')
  const purpose = isFull ? 'all' : 'part'
  const equalPayment = { orderId: order.id, takenBy: actor.userId, purpose, amount, since: getDoubleClickStart(now) }
  const money = await getOrderMoney(trx, order.id)
  if (!input.idempotencyKey && (await sumPaidSince(trx, equalPayment)) > 0) return skipRepeatedAudit(money)
  if (getBoardStage(order.state, order.agreedAt !== null) === null) return refuse('order.not_on_board')
  const checked = checkPayment({ amount, outstanding: money.outstanding, whole: isFull })
  if (!checked.ok) return checked
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  const after = await collectPayment(trx, order, { method: input.method, amount, purpose, by, at: now })
  await planRest(trx, { orderId: order.id, outstanding: after.outstanding, actor: actor.role, requestId, at: now })
  await notifyPartPaid(trx, order, { amount, remaining: after.outstanding, requestId })
  return ok(after)
}
