import type { OrderId } from '@warda/domain/ids'
import { getBoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import { type BoardView, findBoardOrder } from './card-queries.ts'

export async function getBoardOrder(
  db: Database,
  orderId: OrderId,
): Promise<Result<BoardView, 'not_found' | 'order.not_on_board' | 'order.address_wanted'>> {
  const order = await findBoardOrder(db, orderId)
  if (!order) return refuse('not_found')
  if (order.addressWantedUntil !== null && order.state !== 'cancelled') return refuse('order.address_wanted')
  return getBoardStage(order.state, order.agreedAt !== null) === null ? refuse('order.not_on_board') : ok(order)
}
