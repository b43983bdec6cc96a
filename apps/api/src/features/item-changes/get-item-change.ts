import { getItemChangeStatus } from '@warda/domain/orders/item-change'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { readItemChangeToken } from '../../item-change-link.ts'
import { findOrder, type OrderView } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { findItemChange, type ItemChangeRow } from './queries.ts'

export type ItemChangeView = {
  change: ItemChangeRow
  order: OrderView
  status: ReturnType<typeof getItemChangeStatus>
  phone: string | null
}

/** The change of a buyer's link with its status now; an invalid token is `not_found`. */
export async function getItemChange(context: AppContext, token: string): Promise<Result<ItemChangeView, 'not_found'>> {
  const changeId = readItemChangeToken(context.config.SECRET, token)
  const change = changeId === null ? undefined : await findItemChange(context.db, changeId)
  const order = change && (await findOrder(context.db, change.orderId))
  if (!change || !order) return refuse('not_found')
  const { contact } = await readSettings(context)
  const { state, answerUntil, orderState } = change
  const nowMs = context.clock.now()
  const status = getItemChangeStatus({ state, answerUntilMs: answerUntil?.getTime() ?? null, orderState, nowMs })
  return ok({ change, order, status, phone: contact.phone || null })
}
