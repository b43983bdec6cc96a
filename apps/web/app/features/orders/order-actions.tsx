import { m } from '@warda/words/messages'
import { Button } from '../../ui/button.tsx'
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

/** What is a second thought beside a main one. */
const SECONDARY: ReadonlySet<OrderAction> = new Set(['reject', 'takeCredit', 'useCredit'])

/** The buttons that the server allows for an order; the first is the main one. */
export function OrderActions({ order, onAction }: { order: Order; onAction: (action: OrderAction) => void }) {
  if (order.actions.length === 0) return <span aria-hidden="true">–</span>
  return (
    <div className="flex flex-wrap gap-2">
      {order.actions.map((action) => (
        <Button
          key={action}
          look={SECONDARY.has(action) && order.actions.length > 1 ? 'secondary' : 'primary'}
          size="small"
          className="min-h-11"
          aria-label={words[action].name({ number: order.orderNumber })}
          onClick={() => onAction(action)}
        >
          {words[action].text()}
        </Button>
      ))}
    </div>
  )
}
