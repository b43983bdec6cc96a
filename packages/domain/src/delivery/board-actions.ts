import type { Halalas } from '../money.ts'
import { type BoardStage, boardStage } from '../orders/order-stages.ts'
import type { OrderState } from '../orders/order-states.ts'

export type BoardAction = 'start' | 'complete' | 'fail' | 'sendConfirmation' | 'pay' | 'schedule' | 'invoice'

/** `outstanding` in halalas; `failed`: a failed delivery waits for the buyer's choice. */
export type BoardOrderState = { state: OrderState; agreed: boolean; outstanding: Halalas; failed: boolean }

/**
 * What the dispatcher may do next with an order, in the order of the buttons (DELIV-04, DELIV-05). While a failed delivery waits for its
 * buyer's choice it can be neither completed nor failed again. Nothing for an order that is not on the board.
 */
export function boardActions(order: BoardOrderState): BoardAction[] {
  const stage = boardStage(order.state, order.agreed)
  if (stage === null) return []
  const owed: BoardAction[] = order.outstanding > 0 ? ['pay', 'schedule'] : []
  return [...moves(stage, order.failed), ...owed, 'invoice']
}

function moves(stage: BoardStage, failed: boolean): BoardAction[] {
  if (stage === 'pending') return ['start']
  if (stage === 'completed') return []
  return failed ? ['sendConfirmation'] : ['complete', 'fail', 'sendConfirmation']
}
