import type { Transaction } from '../../db/database.ts'
import { moveOrder } from './move-order.ts'
import type { OrderActor } from './place-queries.ts'
import type { LockedOrder } from './queries.ts'

/** Returns a ready order to preparation after a change of its flowers or card; triggers delete the ticks (decision 75). */
export async function remakeOrder(trx: Transaction, order: LockedOrder, by: OrderActor, at: Date): Promise<void> {
  if (order.state !== 'ready') return
  await moveOrder(trx, { orderId: order.id, from: 'ready', to: 'preparing', isTakenBack: true, ...by, at })
}
