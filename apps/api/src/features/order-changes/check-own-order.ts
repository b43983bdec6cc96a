import { checkBeforeWork } from '@warda/domain/orders/buyer-changes'
import { type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/handler.ts'
import { isOrderOfBuyer, type LockedOrder, toOwner } from '../orders/index.ts'

export type OwnOrderError = 'not_found' | 'order.cancelled' | 'order.work_started'

/** Whether this buyer may still cancel or change the order at `nowMs`; an order of somebody else is `not_found`. */
export function checkOwnOrder(
  actor: Actor,
  order: Pick<LockedOrder, 'userId' | 'clientId' | 'branchId' | 'state' | 'workStartedAt' | 'changeUntil'>,
  nowMs: number,
): Result<true, OwnOrderError> {
  if (!isOrderOfBuyer(toOwner(actor), order)) return refuse('not_found')
  const { state, workStartedAt, changeUntil } = order
  return checkBeforeWork({
    state,
    nowMs,
    workStartedAtMs: workStartedAt?.getTime() ?? null,
    changeUntilMs: changeUntil?.getTime() ?? null,
  })
}
