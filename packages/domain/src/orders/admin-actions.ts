import { hasPermission } from '../access/permissions.ts'
import { canInvoice } from '../invoices/can-invoice.ts'
import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkCancellation } from './cancellation.ts'
import { getBoardStage } from './order-stages.ts'
import type { OrderState } from './order-states.ts'

/** Whether the shop may change an order: until dispatch. */
export function checkEdit(state: OrderState): Result<true, 'order.cancelled' | 'order.already_left'> {
  if (state === 'cancelled') return refuse('order.cancelled')
  const isBeforeDispatch = state === 'placed' || state === 'preparing' || state === 'ready'
  return isBeforeDispatch ? ok(true) : refuse('order.already_left')
}

export type AdminOrderAction = 'edit' | 'cancel' | 'credit' | 'pay' | 'start' | 'ready' | 'invoice'

/** Actions on an order for a member of staff with these permissions (null: all); screens show them as buttons. */
export function listAdminOrderActions(
  order: {
    state: OrderState
    agreed: boolean
    paid: Halalas
    outstanding: Halalas
    workStarted: boolean
    addressWanted: boolean
  },
  permissions: readonly string[] | null,
): AdminOrderAction[] {
  const onBoard = getBoardStage(order.state, order.agreed) !== null
  const due = order.paid + order.outstanding
  const canEditOrders = hasPermission(permissions, 'orders')
  const canRefund = hasPermission(permissions, 'refunds')
  const isInWork = order.state === 'preparing' && !order.addressWanted
  const actions: [AdminOrderAction, boolean][] = [
    ['edit', canEditOrders && checkEdit(order.state).ok],
    ['start', canEditOrders && isInWork && !order.workStarted],
    ['ready', canEditOrders && isInWork],
    ['cancel', canRefund && checkCancellation(order.state).ok],
    ['credit', canRefund && onBoard && due > 0],
    ['pay', canRefund && onBoard && order.outstanding > 0],
    ['invoice', canEditOrders && canInvoice({ agreed: order.agreed, due })],
  ]
  return actions.filter(([, isAllowed]) => isAllowed).map(([action]) => action)
}
