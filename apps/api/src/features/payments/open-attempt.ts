import { randomUUID } from 'node:crypto'
import { checkPayable } from '@warda/domain/orders/next-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { moneyOf } from '../ledger/index.ts'
import { lockOrder, ownerOf, owns } from '../orders/index.ts'
import { type Attempt, findLiveAttempt, insertAttempt, moveAttempt } from './queries.ts'

/** After this long without an answer a gateway's link is given up; nobody ever saw it. Also when the poller begins to ask. */
export const ATTEMPT_TIMEOUT_MS = 120_000

export type AttemptError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.already_paid'
  | 'order.not_confirmed'
  | 'order.needs_approval'

/** `ready`: the link is there. `asking`: another request asks right now. `parked`: its answer was lost. `new`: ask the gateway. */
export type Opened = {
  step: 'ready' | 'asking' | 'parked' | 'new'
  attempt: Pick<Attempt, 'id' | 'amount' | 'link' | 'mobileUrl' | 'qrUrl'>
  orderNumber: number
  buyerId: string
}

/**
 * Finds or writes the order's one live attempt for what is outstanding (decisions §5), under the order's lock; no gateway is asked
 * here. An attempt for another amount, or one without an answer for too long, is ended first.
 */
export async function openAttempt(
  context: AppContext,
  asked: { actor: Actor; orderId: string },
): Promise<Result<Opened, AttemptError>> {
  const now = context.clock.now()
  return inResultTransaction<Opened, AttemptError>(context.db, async (trx) => {
    const order = await lockOrder(trx, asked.orderId)
    if (!order || !owns(ownerOf(asked.actor), order)) return refuse('not_found')
    const money = await moneyOf(trx, order.id)
    const expiresAtMs = order.expiresAt?.getTime() ?? null
    const standing = { ...order, ...money, agreed: order.agreedAt !== null, expiresAtMs, nowMs: now }
    const allowed = checkPayable(standing)
    if (!allowed.ok) return allowed
    const about = { orderNumber: order.number, buyerId: order.userId }
    const live = await findLiveAttempt(trx, order.id)
    if (live) {
      const step = stepOf(live, { gateway: context.gateway.name, amount: money.outstanding, now })
      if (step !== 'stale') return ok({ step, attempt: live, ...about })
      await endStale(trx, live)
    }
    const attempt = { id: randomUUID(), amount: money.outstanding, link: '', mobileUrl: '', qrUrl: '' }
    const { name } = context.gateway
    await insertAttempt(trx, {
      id: attempt.id,
      orderId: order.id,
      gateway: name,
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

/** How far a live attempt is, when it is what is wanted; `stale` when it is not. */
export function stepOf(live: Attempt, wanted: { gateway: string; amount: number; now: number }) {
  if (live.amount !== wanted.amount || live.gateway !== wanted.gateway) return 'stale'
  if (live.state === 'pending') return 'ready'
  if (wanted.now - live.createdAt.getTime() >= ATTEMPT_TIMEOUT_MS) return 'stale'
  return live.errorCode === '' ? 'asking' : 'parked'
}

/** The queue calls its link back at the gateway, after this transaction. */
export async function endStale(trx: Transaction, live: Attempt): Promise<void> {
  await moveAttempt(trx, live.id, ['created', 'pending'], live.state === 'created' ? 'expired' : 'canceled')
  await enqueue(trx, 'check-payment', { attemptId: live.id }, { key: `check-payment:${live.id}` })
}
