import { expiresAt } from '@warda/domain/orders/expiry'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { getCreditOwner, getStoreCredit, lockOwner } from '../receivables/index.ts'
import { collectPayment } from './collect-payment.ts'
import { closeDiscrepancy, type Discrepancy, findDiscrepancy } from './discrepancy-queries.ts'

type ResolveDiscrepancyError = 'not_found' | 'payment.discrepancy_resolved' | 'payment.resolution_unfit'

export type DiscrepancyInput = {
  actor: Actor
  id: number
  resolution: NonNullable<Discrepancy['resolution']>
  note: string
  requestId: string
}

/**
 * Resolves captured money that differs from the requested amount: it pays the order as far as it suffices, stays the buyer's store credit, or,
 * in another currency, was returned by the bank. Repeating the same resolution changes nothing.
 */
export async function resolveDiscrepancy(
  context: AppContext,
  input: DiscrepancyInput,
): Promise<Result<null, ResolveDiscrepancyError>> {
  const now = context.clock.now()
  return inResultTransaction<null, ResolveDiscrepancyError>(context.db, async (trx) => {
    const discrepancy = await findDiscrepancy(trx, input.id)
    if (!discrepancy) return refuse('not_found')
    const order = await lockOrder(trx, discrepancy.orderId)
    const locked = await findDiscrepancy(trx, input.id)
    setAuditSubject(`order:${discrepancy.orderId}`)
    if (!order || !locked) return refuse('not_found')
    if (locked.resolution !== null) {
      skipAudit()
      return locked.resolution === input.resolution ? ok(null) : refuse('payment.discrepancy_resolved')
    }
    const isForeign = locked.currency !== 'SAR'
    if (isForeign !== (input.resolution === 'returned'))
      return refuse('payment.resolution_unfit', undefined, 'resolution')
    if (input.resolution === 'applied' && !(await applyCredit(trx, order, locked, input, now)))
      return refuse('payment.resolution_unfit', undefined, 'resolution')
    const { resolution, note, actor } = input
    const at = new Date(now)
    await closeDiscrepancy(trx, input.id, {
      resolution,
      note,
      actorId: actor.userId,
      at,
      expiresAt: new Date(expiresAt(now)),
    })
    return ok(null)
  })
}

/** Pays the order from the captured amount, as far as the store credit is still there; false when nothing can be paid. */
async function applyCredit(
  trx: Transaction,
  order: LockedOrder,
  { captured }: Discrepancy,
  { actor, requestId }: DiscrepancyInput,
  now: number,
): Promise<boolean> {
  const owner = getCreditOwner(order)
  await lockOwner(trx, owner)
  const { outstanding } = await getOrderMoney(trx, order.id)
  const amount = Math.min(captured, await getStoreCredit(trx, owner), outstanding)
  if (amount <= 0 || order.state === 'cancelled') return false
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  await collectPayment(trx, order, { method: 'credit', amount, purpose: 'discrepancy', by, at: now })
  return true
}
