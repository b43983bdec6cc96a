import { hasPermission } from '@warda/domain/access/permissions'
import { creditShortage } from '@warda/domain/client-terms/credit-limit'
import type { OrderId, UserId } from '@warda/domain/ids'
import { getBoardStage } from '@warda/domain/orders/order-stages'
import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertClientEvent, lockClient } from '../client-profiles/index.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { type DebtRow, findOpenDebts, planDebts, readClientCredit } from '../receivables/index.ts'
import { markPostponed } from './manual-payment-queries.ts'

type PostponePaymentError =
  | 'not_found'
  | 'access.denied'
  | 'order.not_on_board'
  | 'payment.nothing_due'
  | 'credit.limit_exceeded'
  | 'idempotency.mismatch'

export type Schedule = {
  actor: Actor
  orderId: OrderId
  /** From the request, not yet checked: the order's buyer, or the employee who calls. */
  userId: UserId
  kind: 'postponed' | 'monthly'
  /** Passes the client's credit limit, which needs the permission `clients` and is recorded. */
  aboveLimit: boolean
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Postpones what an order owes: one debt in 30 days, or monthly installments (API-18, decisions §5). Open debts are replaced; an equal plan
 * changes nothing. Another buyer's order is `not_found`. The client's credit limit applies.
 */
export function postponePayment<A>(
  context: AppContext,
  input: Schedule,
  answer: (debts: readonly DebtRow[]) => A,
): Promise<Result<IdempotentResult<A>, PostponePaymentError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, PostponePaymentError>(context.db, (trx) =>
    withIdempotency<A, PostponePaymentError>(trx, input.idempotencyKey, async () => {
      const planned = await plan(trx, input, now)
      return planned.ok ? ok(answer(planned.value)) : planned
    }),
  )
}

async function plan(trx: Transaction, input: Schedule, now: number): Promise<Result<DebtRow[], PostponePaymentError>> {
  const { actor, kind, requestId } = input
  const order = await lockOrder(trx, input.orderId)
  if (!order || ![order.userId, actor.userId].includes(input.userId)) return refuse('not_found')
  if (getBoardStage(order.state, order.agreedAt !== null) === null) return refuse('order.not_on_board')
  const { outstanding } = await getOrderMoney(trx, order.id)
  if (outstanding <= 0) return refuse('payment.nothing_due')
  const allowed = await checkLimit(trx, order, { ...input, outstanding, now })
  if (!allowed.ok) return allowed
  await planDebts(trx, { orderId: order.id, kind, outstanding, actor: actor.role, requestId, at: now })
  await markPostponed(trx, order.id)
  return ok(await findOpenDebts(trx, order.id))
}

/** An order that is on credit already is part of the used credit. */
async function checkLimit(
  trx: Transaction,
  order: LockedOrder,
  input: Schedule & { outstanding: number; now: number },
): Promise<Result<true, 'credit.limit_exceeded' | 'access.denied'>> {
  const { clientId } = order
  if (clientId === null || order.postponed || isCreditTerms(order.terms)) return ok(true)
  if ((await findOpenDebts(trx, order.id)).length > 0) return ok(true)
  await lockClient(trx, clientId)
  const shortage = creditShortage({ total: input.outstanding, ...(await readClientCredit(trx, clientId)) })
  if (shortage.missing <= 0) return ok(true)
  if (!input.aboveLimit) return refuse('credit.limit_exceeded', shortage)
  const { actor, requestId } = input
  if (actor.role !== 'Admin' || !hasPermission(actor.permissions, 'clients')) return refuse('access.denied')
  await insertClientEvent(trx, {
    clientId,
    kind: 'creditLimitExceeded',
    detail: { orderNumber: order.number, amount: shortage.missing },
    actorId: actor.userId,
    requestId,
    at: new Date(input.now),
  })
  return ok(true)
}
