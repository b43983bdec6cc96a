import type { Transaction } from '../../db/database.ts'
import { moneyOf } from '../ledger/index.ts'
import { earnPoints } from '../loyalty/index.ts'
import { settingsIn } from '../settings/index.ts'
import type { OrderActor } from './place-queries.ts'
import { findClientOwner, type LockedOrder, moveOrder } from './queries.ts'

type Order = Pick<LockedOrder, 'id' | 'userId' | 'clientId'>

/**
 * A delivered order was received: it completes, and its points are earned when nothing is left to pay. Call it under the order's lock;
 * false when it was not `delivered`, so one "completed" event whatever races (I22).
 */
export async function completeOrder(trx: Transaction, order: Order, by: OrderActor, at: number): Promise<boolean> {
  const move = { orderId: order.id, from: 'delivered', to: 'completed', at: new Date(at) } as const
  if (!(await moveOrder(trx, { ...move, ...by }))) return false
  await earnWhenPaid(trx, order, at)
  return true
}

/**
 * The points of a completed order, once, when nothing is left to pay of it: by what it costs after credits (decisions §7); those of a
 * business order are its client's owner's. Call it under the order's lock for completed orders only, whenever the order completes or its
 * last debt is paid.
 */
export async function earnWhenPaid(trx: Transaction, order: Order, at: number): Promise<void> {
  const { outstanding, due } = await moneyOf(trx, order.id)
  if (outstanding > 0) return
  const { loyaltyRules } = await settingsIn(trx)
  const owner = order.clientId === null ? undefined : await findClientOwner(trx, order.clientId)
  await earnPoints(trx, { orderId: order.id, userId: owner ?? order.userId, at, total: due }, loyaltyRules)
}
