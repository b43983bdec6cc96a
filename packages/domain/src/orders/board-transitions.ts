import { ok, type Result, refuse } from '../result.ts'
import { boardStage } from './order-stages.ts'
import { ORDER_TRANSITIONS, type OrderState } from './order-states.ts'

/**
 * The states an order goes through when the board asks for its next stage (`inDelivery` = start delivery, `completed` = complete delivery):
 * all but the present one, in order. Empty when the step was already taken, so that asking twice changes nothing; refused when it would go
 * back, skip a tab, or touch an order that is not on the board (decisions §3).
 */
export function boardTransitions(
  order: { state: OrderState; agreed: boolean },
  asked: 'inDelivery' | 'completed',
): Result<OrderState[], 'order.illegal_step'> {
  const now = boardStage(order.state, order.agreed)
  if (now === asked) return ok([])
  const before = asked === 'inDelivery' ? 'pending' : 'inDelivery'
  if (now !== before) return refuse('order.illegal_step')
  return ok(shortestPath(order.state, asked === 'inDelivery' ? 'outForDelivery' : 'delivered'))
}

/** A cash order is on the board while still `placed`; it passes through `preparing` like every other, so history stays a legal path. */
function shortestPath(from: OrderState, to: OrderState): OrderState[] {
  const paths: OrderState[][] = ORDER_TRANSITIONS[from].map((state) => [state])
  for (const path of paths) {
    const last = path.at(-1)
    if (last === to) return path
    if (last) paths.push(...ORDER_TRANSITIONS[last].map((state) => [...path, state]))
  }
  return []
}
