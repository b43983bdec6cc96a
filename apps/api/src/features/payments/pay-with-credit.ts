import { getDoubleClickStart } from '@warda/domain/double-click'
import type { OrderId } from '@warda/domain/ids'
import { checkPayable } from '@warda/domain/orders/next-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { findOrder, isOrderOfBuyer, lockOrder, type OrderView, toOwner } from '../orders/index.ts'
import { getCreditOwner, getStoreCredit, lockOwner } from '../receivables/index.ts'
import { collectPayment } from './collect-payment.ts'
import { sumPaidSince } from './manual-payment-queries.ts'
import { notifyPartPaid } from './notify-part-paid.ts'

type PayWithCreditError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.already_paid'
  | 'order.not_confirmed'
  | 'order.needs_approval'
  | 'credit.empty'
  | 'idempotency.mismatch'

export type CreditUse = { actor: Actor; orderId: OrderId; requestId: string; idempotencyKey: IdempotencyKey | null }

/** The order afterwards, the credit used and the credit left. */
export type CreditPayment = { order: OrderView; left: number; used: number }

/**
 * Pays the outstanding amount of an order from store credit as far as it suffices: the client's for a business order, otherwise the buyer's.
 * Locks the owner of the credit, so that it is not spent twice. An order of somebody else is `not_found`.
 */
export function payWithCredit<A>(
  context: AppContext,
  input: CreditUse,
  answer: (used: CreditPayment) => A,
): Promise<Result<IdempotentResult<A>, PayWithCreditError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, PayWithCreditError>(context.db, (trx) =>
    withIdempotency<A, PayWithCreditError>(trx, input.idempotencyKey, async () => {
      const used = await useCredit(trx, input, now)
      return used.ok ? ok(answer(used.value)) : used
    }),
  )
}

async function useCredit(
  trx: Transaction,
  input: CreditUse,
  now: number,
): Promise<Result<CreditPayment, PayWithCreditError>> {
  const { actor, requestId } = input
  const order = await lockOrder(trx, input.orderId)
  if (!order || !isOrderOfBuyer(toOwner(actor), order)) return refuse('not_found')
  const owner = getCreditOwner(order)
  await lockOwner(trx, owner)
  const credit = await getStoreCredit(trx, owner)
  const equalPayment = {
    orderId: order.id,
    takenBy: actor.userId,
    purpose: 'credit',
    amount: null,
    since: getDoubleClickStart(now),
  }
  // A double click gets the amount that the first click paid.
  let used = input.idempotencyKey ? 0 : await sumPaidSince(trx, equalPayment)
  let remaining = credit
  if (used === 0) {
    const money = await getOrderMoney(trx, order.id)
    const expiresAtMs = order.expiresAt?.getTime() ?? null
    const allowed = checkPayable({ ...order, ...money, agreed: order.agreedAt !== null, expiresAtMs, nowMs: now })
    if (!allowed.ok) return allowed
    used = Math.min(credit, money.outstanding)
    if (used <= 0) return refuse('credit.empty')
    remaining -= used
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    const after = await collectPayment(trx, order, { method: 'credit', amount: used, purpose: 'credit', by, at: now })
    await notifyPartPaid(trx, order, { amount: used, remaining: after.outstanding, requestId })
  }
  const view = await findOrder(trx, order.id)
  return view ? ok({ order: view, left: remaining, used }) : refuse('not_found')
}
