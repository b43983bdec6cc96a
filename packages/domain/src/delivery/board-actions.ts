import type { Halalas } from '../money.ts'
import { type BoardStage, getBoardStage } from '../orders/order-stages.ts'
import type { OrderState } from '../orders/order-states.ts'

export type BoardAction = 'start' | 'complete' | 'fail' | 'sendConfirmation' | 'pay' | 'schedule' | 'invoice'

export type BoardOrderState = {
  state: OrderState
  agreed: boolean
  outstanding: Halalas
  /** A delivery failed and the buyer has not chosen yet. */
  failed: boolean
  /** The buyer chose another window after a failed delivery, and the driver has not left again. */
  awaitsDeparture: boolean
}

/**
 * Actions of a dispatcher on an order, in the order of the buttons (DELIV-04, DELIV-05). After a failed delivery there is no action on the
 * delivery until the buyer has chosen, then it is started again. An order that is not on the board has no actions.
 */
export function listBoardActions(order: BoardOrderState): BoardAction[] {
  const stage = getBoardStage(order.state, order.agreed)
  if (stage === null) return []
  const paymentActions: BoardAction[] = order.outstanding > 0 ? ['pay', 'schedule'] : []
  return [...stageActions(stage, order), ...paymentActions, 'invoice']
}

function stageActions(stage: BoardStage, { failed, awaitsDeparture }: BoardOrderState): BoardAction[] {
  if (stage === 'completed' || failed) return []
  return stage === 'pending' || awaitsDeparture ? ['start'] : ['complete', 'fail', 'sendConfirmation']
}
