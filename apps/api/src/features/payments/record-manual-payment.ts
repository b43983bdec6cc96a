import { doubleClickStart } from '@warda/domain/double-click'
import type { Halalas } from '@warda/domain/money'
import { boardStage } from '@warda/domain/orders/order-stages'
import { checkPayment } from '@warda/domain/payments/debts'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { repeatedAnswer } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { moneyOf, type OrderMoney } from '../ledger/index.ts'
import { lockOrder } from '../orders/index.ts'
import { planRest } from '../receivables/index.ts'
import { collectPayment } from './collect-payment.ts'
import { takenSince } from './manual-payment-queries.ts'
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
  orderId: string
  amount: Halalas
  /** All that is outstanding, or a part of it. */
  isFull: boolean
  method: 'cash' | 'card' | 'transfer'
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Money taken by hand for an order on the board (API-17, decisions §5): all must equal what is outstanding, a part is capped by it, and what
 * then is neither paid nor in a debt becomes a debt. Without a key, the same employee, order, amount and kind within ten seconds is one
 * payment. The values of a refused amount are halalas. `answer` makes what is answered, and answered again.
 */
export function recordManualPayment<A>(
  context: AppContext,
  asked: ManualPayment,
  answer: (money: OrderMoney) => A,
): Promise<Result<IdempotentResult<A>, RecordManualPaymentError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, RecordManualPaymentError>(context.db, (trx) =>
    withIdempotency<A, RecordManualPaymentError>(trx, asked.idempotencyKey, async () => {
      const paid = await pay(trx, asked, now)
      return paid.ok ? ok(answer(paid.value)) : paid
    }),
  )
}

async function pay(
  trx: Transaction,
  asked: ManualPayment,
  now: number,
): Promise<Result<OrderMoney, RecordManualPaymentError>> {
  const { amount, isFull, actor, requestId } = asked
  const order = await lockOrder(trx, asked.orderId)
  if (!order) return refuse('not_found')
  const purpose = isFull ? 'all' : 'part'
  const same = { orderId: order.id, takenBy: actor.userId, purpose, amount, since: doubleClickStart(now) }
  const money = await moneyOf(trx, order.id)
  if (!asked.idempotencyKey && (await takenSince(trx, same)) > 0) return repeatedAnswer(money)
  if (boardStage(order.state, order.agreedAt !== null) === null) return refuse('order.not_on_board')
  const checked = checkPayment({ amount, outstanding: money.outstanding, whole: isFull })
  if (!checked.ok) return checked
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  const after = await collectPayment(trx, order, { method: asked.method, amount, purpose, by, at: now })
  await planRest(trx, { orderId: order.id, outstanding: after.outstanding, actor: actor.role, requestId, at: now })
  await notifyPartPaid(trx, order, { amount, remaining: after.outstanding, requestId })
  return ok(after)
}
