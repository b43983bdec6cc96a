import type { Transaction } from '../../db/database.ts'
import type { OrderActor } from './place-queries.ts'
import { type LockedOrder, moveOrder } from './queries.ts'

/** After flowers or card of an order have changed, a ready order is prepared again; the database deletes the ticks of what changed (decision 75). */
export async function remakeOrder(trx: Transaction, order: LockedOrder, by: OrderActor, at: Date): Promise<void> {
  if (order.state !== 'ready') return
  await moveOrder(trx, { orderId: order.id, from: 'ready', to: 'preparing', isTakenBack: true, ...by, at })
}
