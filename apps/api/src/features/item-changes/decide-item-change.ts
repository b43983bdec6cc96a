import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { type LockedOrder, lockOrder, type OrderActor } from '../orders/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { applyItemChange } from './apply-item-change.ts'
import { lockForChange } from './change-pricing-mode.ts'
import { type EvaluateError, evaluateItemChange, isSame } from './evaluate-item-change.ts'
import { getStatus } from './get-status.ts'
import { mailItemsChanged } from './notify-item-change.ts'
import { endItemChange, findWaitingChange, type ItemChangeRow } from './queries.ts'

export type DecideError = EvaluateError | 'not_found' | 'item_change.not_waiting' | 'item_change.order_changed'

type Input = {
  orderId: OrderId
  agrees: boolean
  /** The change of the buyer's link; null is the waiting one. */
  changeId: string | null
  by: OrderActor
  answeredBy: 'buyer' | 'phone'
}

/**
 * Applies a waiting change at its requested prices, or declines it (DESK-02). Refused after the answer deadline, when another change replaced it,
 * and when the order has changed since.
 */
export async function decideItemChange(context: AppContext, input: Input): Promise<Result<null, DecideError>> {
  const settings = await readSettings(context)
  const now = context.clock.now()
  return inResultTransaction<null, DecideError>(context.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId)
    if (!order) return refuse('not_found')
    const change = await findWaitingChange(trx, order.id)
    if (!change || (input.changeId !== null && change.id !== input.changeId)) return refuse('item_change.not_waiting')
    if ((await getStatus(trx, change, now)) !== 'waiting') return refuse('item_change.not_waiting')
    const { answeredBy } = input
    const declined = answeredBy === 'phone' ? 'withdrawn' : 'declined'
    const end = { state: input.agrees ? 'applied' : declined, answeredBy, at: new Date(now) } as const
    await endItemChange(trx, order.id, end)
    return input.agrees ? apply(trx, order, change, { ...input, settings, now }) : ok(null)
  })
}

async function apply(
  trx: Transaction,
  order: LockedOrder,
  change: ItemChangeRow,
  { by, settings, now }: Input & { settings: Settings; now: number },
): Promise<Result<null, DecideError>> {
  const { before, after, refundTo, id: changeId } = change
  const requested = {
    lines: after.lines,
    deliveryFee: after.deliveryFee,
    offered: new Map(after.lines.map(({ variantId, unitPrice }) => [variantId, unitPrice])),
  }
  const evaluated = await evaluateItemChange(trx, { orderId: order.id, requested, settings, now }, lockForChange)
  if (!evaluated) return refuse('not_found')
  const [error] = evaluated.errors
  if (error) return error
  if (!isSame(evaluated.before, before) || !isSame(evaluated.after, after)) return refuse('item_change.order_changed')
  const applied = await applyItemChange(trx, order, evaluated, { changeId, refundTo, by, now })
  if (!applied.ok) return applied
  const { refunded, money } = applied.value
  await mailItemsChanged(trx, order, { ...evaluated, changeId, refunded, refundTo, money })
  return ok(null)
}
