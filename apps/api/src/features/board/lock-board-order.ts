import { type BoardStage, boardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'

export type OffBoard = 'not_found' | 'order.not_on_board'

/** Locks an order that is on the board; gives it with the tab it is on. */
export async function lockOnBoard(
  trx: Transaction,
  orderId: string,
): Promise<Result<{ order: LockedOrder; stage: BoardStage }, OffBoard>> {
  const order = await lockOrder(trx, orderId)
  if (!order) return refuse('not_found')
  const stage = boardStage(order.state, order.agreedAt !== null)
  return stage === null ? refuse('order.not_on_board') : ok({ order, stage })
}
