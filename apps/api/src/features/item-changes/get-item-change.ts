import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { readItemChangeToken } from '../../item-change-link.ts'
import { findOrder, type OrderView } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { getStatus, type ItemChangeStatus } from './get-status.ts'
import { findItemChange, type ItemChangeRow } from './queries.ts'

export type ItemChangeView = {
  change: ItemChangeRow
  order: OrderView
  status: ItemChangeStatus
  phone: string | null
}

/** The change of a buyer's link with its status now; an invalid token is `not_found`. */
export async function getItemChange(context: AppContext, token: string): Promise<Result<ItemChangeView, 'not_found'>> {
  const changeId = readItemChangeToken(context.config.SECRET, token)
  const change = changeId === null ? undefined : await findItemChange(context.db, changeId)
  const order = change && (await findOrder(context.db, change.orderId))
  if (!change || !order) return refuse('not_found')
  const { contact } = await readSettings(context)
  const status = await getStatus(context.db, change, context.clock.now())
  return ok({ change, order, status, phone: contact.phone || null })
}
