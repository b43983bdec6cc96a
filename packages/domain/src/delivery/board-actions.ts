import type { Halalas } from '../money.ts'
import { type BoardStage, boardStage } from '../orders/order-stages.ts'
import type { OrderState } from '../orders/order-states.ts'

export type BoardAction = 'start' | 'complete' | 'fail' | 'sendConfirmation' | 'pay' | 'schedule' | 'invoice'

/** `outstanding` in halalas; `failed`: a delivery failed and the buyer has not chosen yet. */
export type BoardOrderState = { state: OrderState; agreed: boolean; outstanding: Halalas; failed: boolean }

/**
 * Actions of a dispatcher on an order, in the order of the buttons (DELIV-04, DELIV-05). After a failed delivery the order can be neither
 * completed nor failed again until the buyer has chosen. An order that is not on the board has no actions.
 */
export function boardActions(order: BoardOrderState): BoardAction[] {
  const stage = boardStage(order.state, order.agreed)
  if (stage === null) return []
  const paymentActions: BoardAction[] = order.outstanding > 0 ? ['pay', 'schedule'] : []
  return [...stageActions(stage, order.failed), ...paymentActions, 'invoice']
}

function stageActions(stage: BoardStage, failed: boolean): BoardAction[] {
  if (stage === 'pending') return ['start']
  if (stage === 'completed') return []
  return failed ? ['sendConfirmation'] : ['complete', 'fail', 'sendConfirmation']
}
