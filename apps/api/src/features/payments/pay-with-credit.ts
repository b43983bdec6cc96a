import { doubleClickStart } from '@warda/domain/double-click'
import { checkPayable } from '@warda/domain/orders/next-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { moneyOf } from '../ledger/index.ts'
import { findOrder, lockOrder, type OrderView, ownerOf, owns } from '../orders/index.ts'
import { creditOwnerOf, lockOwner, storeCreditOf } from '../receivables/index.ts'
import { collectPayment } from './collect-payment.ts'
import { takenSince } from './manual-payment-queries.ts'
import { notifyPartPaid } from './notify-part-paid.ts'

type PayWithCreditError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.already_paid'
  | 'order.not_confirmed'
  | 'order.needs_approval'
  | 'credit.empty'
  | 'idempotency.mismatch'

export type CreditUse = { actor: Actor; orderId: string; requestId: string; idempotencyKey: IdempotencyKey | null }

/** An order after credit was used on it, and the credit that is left, halalas. */
export type CreditUsed = { order: OrderView; left: number; used: number }

/**
 * The buyer pays what an order owes from store credit, as far as it goes: the client's for a business order, else their own. The owner is
 * locked, so that two orders never spend the same credit. Somebody else's order does not exist.
 */
export function payWithCredit<A>(
  context: AppContext,
  asked: CreditUse,
  answer: (used: CreditUsed) => A,
): Promise<Result<IdempotentResult<A>, PayWithCreditError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, PayWithCreditError>(context.db, (trx) =>
    withIdempotency<A, PayWithCreditError>(trx, asked.idempotencyKey, async () => {
      const used = await useCredit(trx, asked, now)
      return used.ok ? ok(answer(used.value)) : used
    }),
  )
}

async function useCredit(
  trx: Transaction,
  asked: CreditUse,
  now: number,
): Promise<Result<CreditUsed, PayWithCreditError>> {
  const { actor, requestId } = asked
  const order = await lockOrder(trx, asked.orderId)
  if (!order || !owns(ownerOf(actor), order)) return refuse('not_found')
  const owner = creditOwnerOf(order)
  await lockOwner(trx, owner)
  const credit = await storeCreditOf(trx, owner)
  const same = {
    orderId: order.id,
    takenBy: actor.userId,
    purpose: 'credit',
    amount: null,
    since: doubleClickStart(now),
  }
  // A double click is told what the first one paid.
  let used = asked.idempotencyKey ? 0 : await takenSince(trx, same)
  let left = credit
  if (used === 0) {
    const money = await moneyOf(trx, order.id)
    const expiresAtMs = order.expiresAt?.getTime() ?? null
    const allowed = checkPayable({ ...order, ...money, agreed: order.agreedAt !== null, expiresAtMs, nowMs: now })
    if (!allowed.ok) return allowed
    used = Math.min(credit, money.outstanding)
    if (used <= 0) return refuse('credit.empty')
    left -= used
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    const after = await collectPayment(trx, order, { method: 'credit', amount: used, purpose: 'credit', by, at: now })
    await notifyPartPaid(trx, order, { amount: used, remaining: after.outstanding, requestId })
  }
  const view = await findOrder(trx, order.id)
  return view ? ok({ order: view, left, used }) : refuse('not_found')
}
