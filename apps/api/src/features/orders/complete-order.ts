import type { Transaction } from '../../db/database.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { earnPoints } from '../loyalty/index.ts'
import { loadSettings } from '../settings/index.ts'
import { moveOrder } from './move-order.ts'
import type { OrderActor } from './place-queries.ts'
import { findClientOwner, type LockedOrder } from './queries.ts'

type Order = Pick<LockedOrder, 'id' | 'userId' | 'clientId'>

/**
 * Completes a delivered order; its points are earned when nothing is outstanding. False when it was not `delivered`, so that there is one
 * "completed" event (I22). The caller holds the order's lock.
 */
export async function completeOrder(trx: Transaction, order: Order, by: OrderActor, at: number): Promise<boolean> {
  const move = { orderId: order.id, from: 'delivered', to: 'completed', at: new Date(at) } as const
  if (!(await moveOrder(trx, { ...move, ...by }))) return false
  await earnWhenPaid(trx, order, at)
  return true
}

/**
 * Adds the points of a completed order once when nothing is outstanding, by its value after credits (decisions §7). The points of a
 * business order belong to the client's owner. Called under the order's lock when the order completes or its last debt is paid.
 */
export async function earnWhenPaid(trx: Transaction, order: Order, at: number): Promise<void> {
  const { outstanding, due } = await getOrderMoney(trx, order.id)
  if (outstanding > 0) return
  const { loyaltyRules } = await loadSettings(trx)
  const owner = order.clientId === null ? undefined : await findClientOwner(trx, order.clientId)
  await earnPoints(trx, { orderId: order.id, userId: owner ?? order.userId, at, total: due }, loyaltyRules)
}
