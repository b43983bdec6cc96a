import { getDoubleClickStart } from '@warda/domain/double-click'
import type { ClientId, UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { applyDebtPayment } from '@warda/domain/payments/debts'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipRepeatedAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { type DebtRow, findDebt } from '../receivables/index.ts'
import { collectPayment } from './collect-payment.ts'
import { sumPaidSince } from './manual-payment-queries.ts'
import { notifyPartPaid } from './notify-part-paid.ts'

type ResolveDebtError =
  | 'debt.not_found'
  | 'debt.resolved'
  | 'debt.overpaid'
  | 'amount.not_positive'
  | 'idempotency.mismatch'

export type Resolution = {
  actor: Actor
  debtId: number
  amount: Halalas
  /** From the request, not yet checked: the debtor (client 0 for a retail buyer), and the buyer or the employee who calls. */
  clientId: ClientId
  userId: UserId
  method: 'cash' | 'card' | 'transfer'
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Records a manual payment on one debt, at most what remains of it (API-19, decisions §5). A debt of another debtor is `debt.not_found`.
 * Without an idempotency key, an equal payment of the same employee within ten seconds counts as one.
 */
export function resolveDebt<A>(
  context: AppContext,
  input: Resolution,
  answer: (debt: DebtRow) => A,
): Promise<Result<IdempotentResult<A>, ResolveDebtError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, ResolveDebtError>(context.db, (trx) =>
    withIdempotency<A, ResolveDebtError>(trx, input.idempotencyKey, async () => {
      const resolved = await resolve(trx, input, now)
      return resolved.ok ? ok(answer(resolved.value)) : resolved
    }),
  )
}

async function resolve(trx: Transaction, input: Resolution, now: number): Promise<Result<DebtRow, ResolveDebtError>> {
  const { debtId, amount, actor, requestId } = input
  const claimed = await findDebt(trx, debtId)
  const order = claimed && (await lockOrder(trx, claimed.orderId))
  // Read again, because it may have changed before the lock was granted.
  const debt = order && (await findDebt(trx, debtId))
  if (!order || !debt || !fits(order, input)) return refuse('debt.not_found')
  const purpose = `debt-${debtId}`
  const equalPayment = { orderId: order.id, takenBy: actor.userId, purpose, amount, since: getDoubleClickStart(now) }
  if (!input.idempotencyKey && (await sumPaidSince(trx, equalPayment)) > 0) return skipRepeatedAudit(debt)
  const checked = applyDebtPayment({ owed: debt.remaining }, amount)
  if (!checked.ok) return checked
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  const after = await collectPayment(trx, order, { method: input.method, amount, purpose, debtId, by, at: now })
  await notifyPartPaid(trx, order, { amount, remaining: after.outstanding, requestId })
  return ok({ ...debt, remaining: checked.value.owed, resolution: checked.value.resolved ? 'paid' : null })
}

const fits = (order: LockedOrder, { clientId, userId, actor }: Resolution): boolean =>
  (order.clientId ?? 0) === clientId && [order.userId, actor.userId].includes(userId)
