import type { OrderId } from '@warda/domain/ids'
import { type BoardStage, getBoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'

export type OffBoard = 'not_found' | 'order.not_on_board' | 'order.address_wanted'

/** Locks an order on the board and returns it with its tab. */
export async function lockOnBoard(
  trx: Transaction,
  orderId: OrderId,
): Promise<Result<{ order: LockedOrder; stage: BoardStage }, OffBoard>> {
  const order = await lockOrder(trx, orderId)
  if (!order) return refuse('not_found')
  if (order.pickupAt !== null) return refuse('order.not_on_board')
  if (order.addressWantedUntil !== null && order.state !== 'cancelled') return refuse('order.address_wanted')
  const stage = getBoardStage(order.state, order.agreedAt !== null)
  return stage === null ? refuse('order.not_on_board') : ok({ order, stage })
}
