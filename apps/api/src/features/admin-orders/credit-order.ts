import { getDoubleClickStart } from '@warda/domain/double-click'
import type { OrderId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { getBoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney, type OrderMoney } from '../ledger/index.ts'
import { type LockedOrder, lockOrder, type OrderActor, settleRest } from '../orders/index.ts'
import { cancelOutdatedAttempts } from '../payments/index.ts'
import { applyDeductions, type RefundReason, type RefundTo } from '../receivables/index.ts'
import { type CreditedPiecesError, checkCreditedLine } from './check-credited-line.ts'
import { findDeduction } from './credit-queries.ts'
import { enqueueCreditMail } from './mail-credits.ts'

type CreditOrderError =
  | 'not_found'
  | 'order.not_on_board'
  | 'credit.above_due'
  | CreditedPiecesError
  | 'idempotency.mismatch'

export type OrderCredit = {
  actor: Actor
  orderId: OrderId
  amount: Halalas
  reason: string
  refundTo: RefundTo
  /** The line that the credit note names. */
  variantId?: VariantId | undefined
  /** The pieces of the line that are credited; without it its price is reduced. */
  pieces?: number | undefined
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Deducts an amount, at most the order's value, from an order on the board: reduces its debts, refunds any overpayment and issues a credit
 * note if the order is invoiced. Without an idempotency key, an equal credit for the same pieces by the same employee within ten seconds is a
 * repeat.
 */
export function creditOrder<A>(
  context: AppContext,
  input: OrderCredit,
  answer: (money: OrderMoney, isRepeat: boolean) => A,
): Promise<Result<IdempotentResult<A>, CreditOrderError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, CreditOrderError>(context.db, (trx) =>
    withIdempotency<A, CreditOrderError>(trx, input.idempotencyKey, async () => {
      const previous = input.idempotencyKey === null ? await findRepeated(trx, input, now) : undefined
      if (previous) return ok(answer(previous, true))
      const credited = await credit(trx, input, now)
      return credited.ok ? ok(answer(credited.value, false)) : credited
    }),
  )
}

/** The money of the order when this person has just made the same deduction: a double click of a client without keys. */
async function findRepeated(trx: Transaction, input: OrderCredit, now: number): Promise<OrderMoney | undefined> {
  const { actor, amount, orderId, variantId = null, pieces = null } = input
  if (!(await lockOrder(trx, orderId))) return undefined
  const repeated = {
    orderId,
    actorId: actor.userId,
    since: getDoubleClickStart(now),
    equalTo: { amount, variantId, pieces },
  }
  if (!(await findDeduction(trx, repeated))) return undefined
  skipAudit()
  return getOrderMoney(trx, orderId)
}

async function credit(
  trx: Transaction,
  input: OrderCredit,
  now: number,
): Promise<Result<OrderMoney, CreditOrderError>> {
  const { actor, amount, reason, refundTo, requestId, variantId, pieces } = input
  const order = await lockOrder(trx, input.orderId)
  if (!order) return refuse('not_found')
  const before = await getOrderMoney(trx, order.id)
  if (getBoardStage(order.state, order.agreedAt !== null) === null) return refuse('order.not_on_board')
  if (amount > before.due) return refuse('credit.above_due', { due: before.due }, 'amount')
  const line = await checkCreditedLine(trx, order.id, { amount, variantId, pieces })
  if (!line.ok) return line
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  const refundReason = {
    reason,
    refundTo,
    ...(variantId === undefined ? {} : { variantId }),
    ...(pieces === undefined ? {} : { pieces }),
  }
  const after = await applyCredit(trx, order, { amount, refundReason, by, now })
  await enqueueCreditMail(trx, order.id, now)
  return ok(after)
}

/**
 * Deducts an amount from an order and updates debts, refund, payment links of the old amount and the credit note. The caller holds the order's
 * lock. Returns the order's money.
 */
export async function applyCredit(
  trx: Transaction,
  order: LockedOrder,
  { amount, refundReason, by, now }: { amount: Halalas; refundReason: RefundReason; by: OrderActor; now: number },
): Promise<OrderMoney> {
  const before = await getOrderMoney(trx, order.id)
  const { actor, requestId } = by
  const idempotencyKey = `credit:${order.id}:${requestId}`
  await applyDeductions(trx, order, { kind: 'creditNote', amount, idempotencyKey, refundReason, by, at: now })
  const after = await settleRest(trx, order, before, { actor, requestId, at: now })
  await cancelOutdatedAttempts(trx, order.id, after.outstanding)
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  return after
}
