import { ok, type Result, refuse } from '../result.ts'
import { getBoardStage } from './order-stages.ts'
import { ORDER_TRANSITIONS, type OrderState } from './order-states.ts'

/**
 * The states that an order passes when the board requests a stage (`inDelivery` = start delivery, `completed` = complete delivery), without
 * the current state. Empty when the order is already in that stage, so that a repeated request changes nothing; refused when it would go
 * back, skip a stage, or when the order is not on the board (decisions §3).
 */
export function listBoardTransitions(
  order: { state: OrderState; agreed: boolean },
  target: 'inDelivery' | 'completed',
): Result<OrderState[], 'order.illegal_step'> {
  const now = getBoardStage(order.state, order.agreed)
  if (now === target) return ok([])
  const before = target === 'inDelivery' ? 'pending' : 'inDelivery'
  if (now !== before) return refuse('order.illegal_step')
  return ok(shortestPath(order.state, target === 'inDelivery' ? 'outForDelivery' : 'delivered'))
}

/** The shortest path of legal transitions: a cash order on the board may still be `placed` and passes through `preparing`. */
function shortestPath(from: OrderState, to: OrderState): OrderState[] {
  const paths = ORDER_TRANSITIONS[from].map((state) => ({ path: [state], last: state }))
  for (const { path, last } of paths) {
    if (last === to) return path
    paths.push(...ORDER_TRANSITIONS[last].map((state) => ({ path: [...path, state], last: state })))
  }
  // Stryker disable next-line ArrayDeclaration: equivalent, the board requests only states that can be reached
  return []
}
