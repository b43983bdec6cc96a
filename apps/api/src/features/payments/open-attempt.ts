import { randomUUID } from 'node:crypto'
import type { OrderId } from '@warda/domain/ids'
import { checkPayable } from '@warda/domain/orders/next-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { isOrderOfBuyer, lockOrder, toOwner } from '../orders/index.ts'
import { type Attempt, findLiveAttempt, insertAttempt, moveAttempt } from './queries.ts'
import { selectGateway } from './select-gateway.ts'

/** An attempt whose link has not arrived by then is given up; also the age at which the sweep checks attempts. */
export const ATTEMPT_TIMEOUT_MS = 120_000

export type AttemptError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.already_paid'
  | 'order.not_confirmed'
  | 'order.needs_approval'

/** `ready`: the link exists. `asking`: another request is creating it. `parked`: the gateway's answer was lost. `new`: create it. */
export type OpenedAttempt = {
  step: 'ready' | 'asking' | 'parked' | 'new'
  attempt: Pick<Attempt, 'id' | 'gateway' | 'amount' | 'link' | 'mobileUrl' | 'qrUrl'>
  orderNumber: number
  buyerId: string
}

/**
 * Finds or creates the order's only live attempt for the outstanding amount (decisions §5), under the order's lock and without a gateway call.
 * An attempt for another amount, or without a link for too long, is ended first.
 */
export async function openAttempt(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId },
): Promise<Result<OpenedAttempt, AttemptError>> {
  const now = context.clock.now()
  const gateway = (await selectGateway(context)).name
  return inResultTransaction<OpenedAttempt, AttemptError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order || !isOrderOfBuyer(toOwner(input.actor), order)) return refuse('not_found')
    const money = await getOrderMoney(trx, order.id)
    const expiresAtMs = order.expiresAt?.getTime() ?? null
    const standing = { ...order, ...money, agreed: order.agreedAt !== null, expiresAtMs, nowMs: now }
    const allowed = checkPayable(standing)
    if (!allowed.ok) return allowed
    const about = { orderNumber: order.number, buyerId: order.userId }
    const live = await findLiveAttempt(trx, order.id)
    if (live) {
      const step = getStep(live, { gateway, amount: money.outstanding, now })
      if (step !== 'stale') return ok({ step, attempt: live, ...about })
      await cancelStaleAttempt(trx, live)
    }
    const attempt = { id: randomUUID(), gateway, amount: money.outstanding, link: '', mobileUrl: '', qrUrl: '' }
    await insertAttempt(trx, {
      id: attempt.id,
      orderId: order.id,
      gateway,
      amount: attempt.amount,
      at: new Date(now),
    })
    await enqueue(
      trx,
      'check-payment',
      { attemptId: attempt.id },
      { notBefore: now + ATTEMPT_TIMEOUT_MS, key: `check-payment:${attempt.id}` },
    )
    return ok({ step: 'new', attempt, ...about })
  })
}

/** The step of a live attempt, or `stale` when its amount or gateway differs or it is too old. */
export function getStep(
  live: Pick<Attempt, 'amount' | 'gateway' | 'state' | 'createdAt' | 'errorCode'>,
  expected: { gateway: string; amount: number; now: number },
) {
  if (live.amount !== expected.amount || live.gateway !== expected.gateway) return 'stale'
  if (live.state === 'pending') return 'ready'
  if (expected.now - live.createdAt.getTime() >= ATTEMPT_TIMEOUT_MS) return 'stale'
  return live.errorCode === '' ? 'asking' : 'parked'
}

/** Ends an attempt; a job cancels its link after the commit. */
export async function cancelStaleAttempt(trx: Transaction, live: Attempt): Promise<void> {
  await moveAttempt(trx, live.id, ['created', 'pending'], live.state === 'created' ? 'expired' : 'canceled')
  await enqueue(trx, 'check-payment', { attemptId: live.id }, { key: `check-payment:${live.id}` })
}
