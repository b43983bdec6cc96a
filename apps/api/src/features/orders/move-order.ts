import type { OrderId } from '@warda/domain/ids'
import { isMadeState } from '@warda/domain/orders/order-states'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { hasMaterials, type Move, updateState } from './queries.ts'

/** Changes the state of an order as `updateState` does; a job records its materials when its items are made or not any more. */
export async function moveOrder(trx: Transaction, move: Move): Promise<boolean> {
  if (!(await updateState(trx, move))) return false
  if (isMadeState(move.from) !== isMadeState(move.to)) await enqueueMaterialUse(trx, move.orderId)
  return true
}

/** Adds the job that records the materials of an order; no order waits for the lock on a material (decision 78). */
export async function enqueueMaterialUse(trx: Transaction, orderId: OrderId): Promise<void> {
  if (await hasMaterials(trx, orderId))
    await enqueue(trx, 'use-materials', { orderId }, { key: `use-materials:${orderId}` })
}
