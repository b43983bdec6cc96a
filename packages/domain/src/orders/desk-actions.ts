import { mayDo } from '../access/permissions.ts'
import { mayInvoice } from '../invoices/can-invoice.ts'
import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { mayCancel } from './cancel.ts'
import type { OrderState } from './order-states.ts'
import { boardStage } from './views.ts'

/** Whether the shop may still change an order: until it leaves. */
export function mayEdit(state: OrderState): Result<true, 'order.cancelled' | 'order.already_left'> {
  if (state === 'cancelled') return refuse('order.cancelled')
  const here = state === 'placed' || state === 'preparing' || state === 'ready'
  return here ? ok(true) : refuse('order.already_left')
}

export type DeskAction = 'edit' | 'cancel' | 'credit' | 'pay' | 'ready' | 'invoice'

/** What somebody of the shop with these permissions (null: all) may do with an order now; screens draw their buttons from it. */
export function deskActions(
  order: { state: OrderState; agreed: boolean; paid: Halalas; outstanding: Halalas },
  permissions: readonly string[] | null,
): DeskAction[] {
  const onBoard = boardStage(order.state, order.agreed) !== null
  const due = order.paid + order.outstanding
  const works = mayDo(permissions, 'orders')
  const counts = mayDo(permissions, 'refunds')
  const open: [DeskAction, boolean][] = [
    ['edit', works && mayEdit(order.state).ok],
    ['ready', works && order.state === 'preparing'],
    ['cancel', counts && mayCancel(order.state).ok],
    ['credit', counts && onBoard && due > 0],
    ['pay', counts && onBoard && order.outstanding > 0],
    ['invoice', works && mayInvoice({ agreed: order.agreed, due })],
  ]
  return open.filter(([, may]) => may).map(([action]) => action)
}
