import { getBoardStage } from '../orders/order-stages.ts'
import type { OrderState } from '../orders/order-states.ts'
import { isDate, parseTimeOfDay, riyadhInstant } from '../time/riyadh-time.ts'

/** Whether an order on the board is late: its slot has ended and it is not delivered. One without an address is not. */
export function isLate(
  order: { state: OrderState; agreed: boolean; deliveryDate: string; deliverySlot: string; addressWanted: boolean },
  nowMs: number,
): boolean {
  const stage = getBoardStage(order.state, order.agreed)
  if (stage === null || stage === 'completed' || order.addressWanted) return false
  const end = /-(\d\d:\d\d)$/.exec(order.deliverySlot)?.[1]
  if (end === undefined || !isDate(order.deliveryDate)) return false
  return riyadhInstant(order.deliveryDate, parseTimeOfDay(end)) <= nowMs
}
