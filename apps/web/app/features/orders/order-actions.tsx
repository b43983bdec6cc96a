import { m } from '@warda/i18n/messages'
import { Button } from '../../ui/buttons/button.tsx'
import type { Order } from './orders-present.ts'

export type OrderAction = Order['actions'][number]

const words: Record<OrderAction, { text: () => string; name: (input: { number: string }) => string }> = {
  pay: { text: m.orders_pay, name: m.orders_pay_named },
  confirm: { text: m.orders_confirm, name: m.orders_confirm_named },
  reject: { text: m.orders_reject, name: m.orders_reject_named },
  useCredit: { text: m.orders_use_credit, name: m.orders_use_credit_named },
  received: { text: m.orders_received, name: m.orders_received_named },
  redeliver: { text: m.orders_redeliver, name: m.orders_redeliver_named },
  takeCredit: { text: m.orders_take_credit, name: m.orders_take_credit_named },
}

/** Nothing was paid: there is no credit to speak of. */
const nameOf = (action: OrderAction, order: Order) =>
  action === 'takeCredit' && order.failure?.credit === 0
    ? { text: m.orders_give_up, name: m.orders_give_up_named }
    : words[action]

/** What ends an order is never the main button. */
const GIVES_UP: ReadonlySet<OrderAction> = new Set(['reject', 'takeCredit'])
/** What a person most likely came for, before paying. */
const FIRST: ReadonlySet<OrderAction> = new Set(['redeliver', 'received', 'confirm'])

const mainOf = ({ actions }: Order): OrderAction | undefined =>
  actions.find((action) => FIRST.has(action)) ?? actions.find((action) => !GIVES_UP.has(action))

/** The buttons that the server allows for an order, one of them the main one. */
export function OrderActions({ order, onAction }: { order: Order; onAction: (action: OrderAction) => void }) {
  if (order.actions.length === 0) return <span aria-hidden="true">–</span>
  const main = mainOf(order)
  return (
    <div className="flex flex-wrap gap-2">
      {order.actions.map((action) => (
        <Button
          key={action}
          look={action === main ? 'primary' : 'secondary'}
          size="small"
          className="min-h-11"
          aria-label={nameOf(action, order).name({ number: order.orderNumber })}
          onClick={() => onAction(action)}
        >
          {nameOf(action, order).text()}
        </Button>
      ))}
    </div>
  )
}
