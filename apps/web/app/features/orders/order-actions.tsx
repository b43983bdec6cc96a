import { m } from '@warda/i18n/messages'
import { Button } from '../../ui/buttons/button.tsx'
import type { Order } from './orders-present.ts'

export type OrderAction = Order['actions'][number]
/** Actions whose dialog is provided by the page. */
export type FormAction = 'change' | 'cancel'
/** Actions that are confirmed and run at once. */
export type ConfirmedAction = Exclude<OrderAction, FormAction>

const labels: Record<OrderAction, { text: () => string; name: (input: { number: string }) => string }> = {
  pay: { text: m.orders_pay, name: m.orders_pay_named },
  confirm: { text: m.orders_confirm, name: m.orders_confirm_named },
  reject: { text: m.orders_reject, name: m.orders_reject_named },
  useCredit: { text: m.orders_use_credit, name: m.orders_use_credit_named },
  received: { text: m.orders_received, name: m.orders_received_named },
  redeliver: { text: m.orders_redeliver, name: m.orders_redeliver_named },
  takeCredit: { text: m.orders_take_credit, name: m.orders_take_credit_named },
  change: { text: m.orders_change, name: m.orders_change_named },
  cancel: { text: m.orders_withdraw, name: m.orders_withdraw_named },
}

/** The labels do not mention store credit for an unpaid order. */
const getLabels = (action: OrderAction, order: Order) =>
  action === 'takeCredit' && order.failure?.credit === 0
    ? { text: m.orders_give_up, name: m.orders_give_up_named }
    : labels[action]

/** Actions that close an order: never the main button, and dangerous in the dialog. */
export const CLOSING_ACTIONS: ReadonlySet<OrderAction> = new Set(['reject', 'takeCredit', 'cancel'])
/** Actions preferred over payment as the main button. */
const PREFERRED_ACTIONS: ReadonlySet<OrderAction> = new Set(['redeliver', 'received', 'confirm'])

const findMainAction = ({ actions }: Order): OrderAction | undefined =>
  actions.find((action) => PREFERRED_ACTIONS.has(action)) ??
  actions.find((action) => action !== 'change' && !CLOSING_ACTIONS.has(action))

/** The actions that the server allows for an order; one of them is the main button. */
export function OrderActions({ order, onAction }: { order: Order; onAction: (action: OrderAction) => void }) {
  if (order.actions.length === 0) return <span aria-hidden="true">–</span>
  const main = findMainAction(order)
  return (
    <div className="flex flex-wrap gap-2">
      {order.actions.map((action) => (
        <Button
          key={action}
          look={action === main ? 'primary' : 'secondary'}
          size="small"
          className="min-h-11"
          aria-label={getLabels(action, order).name({ number: order.orderNumber })}
          onClick={() => onAction(action)}
        >
          {getLabels(action, order).text()}
        </Button>
      ))}
    </div>
  )
}
