import type { OrderId } from '@warda/domain/ids'
import { isMadeState } from '@warda/domain/orders/order-states'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { hasMaterials, type Move, updateState } from './queries.ts'

/** Changes the state of an order as `updateState` does, and enqueues the job that records its materials when they are used or returned. */
export async function moveOrder(trx: Transaction, move: Move): Promise<boolean> {
  if (!(await updateState(trx, move))) return false
  if (isMadeState(move.from) !== isMadeState(move.to)) await enqueueMaterialUse(trx, move.orderId)
  return true
}

/** Enqueues the job that records the materials of an order: a job, so that orders do not wait for locks on materials (decision 78). */
export async function enqueueMaterialUse(trx: Transaction, orderId: OrderId): Promise<void> {
  if (await hasMaterials(trx, orderId))
    await enqueue(trx, 'use-materials', { orderId }, { key: `use-materials:${orderId}` })
}
