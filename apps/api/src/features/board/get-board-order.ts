import { boardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import { type BoardView, findBoardOrder } from './card-queries.ts'

/** One order of the board. */
export async function getBoardOrder(
  db: Database,
  orderId: string,
): Promise<Result<BoardView, 'not_found' | 'order.not_on_board'>> {
  const order = await findBoardOrder(db, orderId)
  if (!order) return refuse('not_found')
  return boardStage(order.state, order.agreedAt !== null) === null ? refuse('order.not_on_board') : ok(order)
}
