import { checkItemChange, getItemChangeStatus, type ItemChangeState } from '@warda/domain/orders/item-change'
import type { Database } from '../../db/database.ts'
import { isSame, toStoredItems } from './evaluate-item-change.ts'
import { findChangeableOrder, type ItemChangeRow } from './queries.ts'

export type ItemChangeStatus = ItemChangeState | 'ended'

/** The status of a change now: a waiting one has also ended when the items or amounts of its order have changed since. */
export async function getStatus(db: Database, change: ItemChangeRow, nowMs: number): Promise<ItemChangeStatus> {
  const { state, answerUntil, orderState } = change
  const status = getItemChangeStatus({ state, answerUntilMs: answerUntil?.getTime() ?? null, orderState, nowMs })
  if (status !== 'waiting') return status
  const order = await findChangeableOrder(db, change.orderId)
  const isOpen = order && checkItemChange({ ...order, waitsForApproval: order.approval === 'waiting' }).ok
  return isOpen && isSame(toStoredItems(order), change.before) ? 'waiting' : 'ended'
}
