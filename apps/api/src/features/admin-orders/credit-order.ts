import { doubleClickStart } from '@warda/domain/double-click'
import type { Halalas } from '@warda/domain/money'
import { boardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { repeatedAnswer } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { moneyOf, type OrderMoney } from '../ledger/index.ts'
import { lockOrder, settleRest } from '../orders/index.ts'
import { cancelOutdatedAttempts } from '../payments/index.ts'
import { applyDeductions, type RefundTo } from '../receivables/index.ts'
import { wasCredited } from './credit-queries.ts'

type CreditOrderError = 'not_found' | 'order.not_on_board' | 'credit.above_due' | 'idempotency.mismatch'

export type OrderCredit = {
  actor: Actor
  orderId: string
  amount: Halalas
  reason: string
  refundTo: RefundTo
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Takes an amount off an order on the board, at most what it is worth (the value of the refusal is halalas): debts fall with it, what was
 * paid too much goes back, and an invoiced order gets its credit note. Without a key, the same employee, order and amount within ten
 * seconds is one credit.
 */
export function creditOrder<A>(
  context: AppContext,
  asked: OrderCredit,
  answer: (money: OrderMoney) => A,
): Promise<Result<IdempotentResult<A>, CreditOrderError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, CreditOrderError>(context.db, (trx) =>
    withIdempotency<A, CreditOrderError>(trx, asked.idempotencyKey, async () => {
      const done = await credit(trx, asked, now)
      return done.ok ? ok(answer(done.value)) : done
    }),
  )
}

async function credit(
  trx: Transaction,
  asked: OrderCredit,
  now: number,
): Promise<Result<OrderMoney, CreditOrderError>> {
  const { actor, amount, reason, refundTo, requestId } = asked
  const order = await lockOrder(trx, asked.orderId)
  if (!order) return refuse('not_found')
  const before = await moneyOf(trx, order.id)
  const same = { orderId: order.id, actorId: actor.userId, amount, since: doubleClickStart(now) }
  if (!asked.idempotencyKey && (await wasCredited(trx, same))) return repeatedAnswer(before)
  if (boardStage(order.state, order.agreedAt !== null) === null) return refuse('order.not_on_board')
  if (amount > before.due) return refuse('credit.above_due', { due: before.due }, 'amount')
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  const off = {
    kind: 'creditNote',
    amount,
    once: `credit:${order.id}:${requestId}`,
    why: { reason, refundTo },
  } as const
  await applyDeductions(trx, order, { ...off, by, at: now })
  const after = await settleRest(trx, order, before, { actor: actor.role, requestId, at: now })
  await cancelOutdatedAttempts(trx, order.id, after.outstanding)
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  return ok(after)
}
