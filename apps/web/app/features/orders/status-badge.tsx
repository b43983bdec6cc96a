import { m } from '@warda/i18n/messages'
import { CircleCheck, CircleX, Clock, Wallet } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import type { OrderStatus } from './orders-present.ts'

const looks: Record<OrderStatus, { tone: BadgeTone; text: () => string; Icon: typeof Clock }> = {
  pending: { tone: 'pending', text: m.orders_status_pending, Icon: Clock },
  waitingPaid: { tone: 'waiting', text: m.orders_status_waiting, Icon: Wallet },
  completed: { tone: 'done', text: m.orders_status_completed, Icon: CircleCheck },
  canceled: { tone: 'canceled', text: m.orders_status_canceled, Icon: CircleX },
}

/** Yellow pending, blue waiting for payment, green completed, red canceled (ORDERS-06). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { tone, text, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {text()}
    </Badge>
  )
}
