import type { BranchDetails } from '@warda/contract/branches'
import { SHOPPER_STATUS } from '@warda/contract/wire/order-numbers'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

type Order = BranchDetails['lastOrders'][number]

const looks: Record<number, { tone: BadgeTone; text: () => string }> = {
  [SHOPPER_STATUS.pending]: { tone: 'pending', text: m.orders_status_pending },
  [SHOPPER_STATUS.waitingPaid]: { tone: 'waiting', text: m.orders_status_waiting },
  [SHOPPER_STATUS.completed]: { tone: 'done', text: m.orders_status_completed },
  [SHOPPER_STATUS.canceled]: { tone: 'canceled', text: m.orders_status_canceled },
}

export function LastOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Panel title={m.branches_last_orders()}>
      {orders.length === 0 ? (
        <p className="text-ink-soft">{m.branches_last_orders_none()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Row({ order }: { order: Order }) {
  const language = currentLanguage()
  const look = looks[order.orderStatus]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <bdi dir="ltr" className="tabular font-semibold">
        #{order.orderNumber}
      </bdi>
      <time dateTime={order.createdAt} className="text-ink-soft text-sm">
        <bdi>{formatDate(order.createdAt, language)}</bdi>
      </time>
      <Money riyals={order.totalBalance} className="ms-auto font-semibold sm:order-last" />
      {look && <Badge tone={look.tone}>{look.text()}</Badge>}
    </li>
  )
}
