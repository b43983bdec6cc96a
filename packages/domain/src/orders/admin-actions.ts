import { hasPermission } from '../access/permissions.ts'
import { canInvoice } from '../invoices/can-invoice.ts'
import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkCancellation } from './cancellation.ts'
import { boardStage } from './order-stages.ts'
import type { OrderState } from './order-states.ts'

/** Whether the shop may still change an order: until it leaves. */
export function checkEdit(state: OrderState): Result<true, 'order.cancelled' | 'order.already_left'> {
  if (state === 'cancelled') return refuse('order.cancelled')
  const here = state === 'placed' || state === 'preparing' || state === 'ready'
  return here ? ok(true) : refuse('order.already_left')
}

export type AdminOrderAction = 'edit' | 'cancel' | 'credit' | 'pay' | 'ready' | 'invoice'

/** What somebody of the shop with these permissions (null: all) may do with an order now; screens draw their buttons from it. */
export function adminOrderActions(
  order: { state: OrderState; agreed: boolean; paid: Halalas; outstanding: Halalas },
  permissions: readonly string[] | null,
): AdminOrderAction[] {
  const onBoard = boardStage(order.state, order.agreed) !== null
  const due = order.paid + order.outstanding
  const works = hasPermission(permissions, 'orders')
  const counts = hasPermission(permissions, 'refunds')
  const open: [AdminOrderAction, boolean][] = [
    ['edit', works && checkEdit(order.state).ok],
    ['ready', works && order.state === 'preparing'],
    ['cancel', counts && checkCancellation(order.state).ok],
    ['credit', counts && onBoard && due > 0],
    ['pay', counts && onBoard && order.outstanding > 0],
    ['invoice', works && canInvoice({ agreed: order.agreed, due })],
  ]
  return open.filter(([, may]) => may).map(([action]) => action)
}
