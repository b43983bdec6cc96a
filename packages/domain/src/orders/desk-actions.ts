import { mayDo } from '../access/permissions.ts'
import { mayInvoice } from '../invoices/can-invoice.ts'
import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { mayCancel } from './cancel.ts'
import type { OrderState } from './order-states.ts'
import { boardStage } from './views.ts'

/** Whether the shop may change an order: until dispatch. */
export function mayEdit(state: OrderState): Result<true, 'order.cancelled' | 'order.already_left'> {
  if (state === 'cancelled') return refuse('order.cancelled')
  const isBeforeDispatch = state === 'placed' || state === 'preparing' || state === 'ready'
  return isBeforeDispatch ? ok(true) : refuse('order.already_left')
}

export type DeskAction = 'edit' | 'cancel' | 'credit' | 'pay' | 'ready' | 'invoice'

/** Actions on an order for a member of staff with these permissions (null: all); screens show them as buttons. */
export function deskActions(
  order: { state: OrderState; agreed: boolean; paid: Halalas; outstanding: Halalas },
  permissions: readonly string[] | null,
): DeskAction[] {
  const onBoard = boardStage(order.state, order.agreed) !== null
  const due = order.paid + order.outstanding
  const canEditOrders = mayDo(permissions, 'orders')
  const canRefund = mayDo(permissions, 'refunds')
  const actions: [DeskAction, boolean][] = [
    ['edit', canEditOrders && mayEdit(order.state).ok],
    ['ready', canEditOrders && order.state === 'preparing'],
    ['cancel', canRefund && mayCancel(order.state).ok],
    ['credit', canRefund && onBoard && due > 0],
    ['pay', canRefund && onBoard && order.outstanding > 0],
    ['invoice', canEditOrders && mayInvoice({ agreed: order.agreed, due })],
  ]
  return actions.filter(([, isAllowed]) => isAllowed).map(([action]) => action)
}
