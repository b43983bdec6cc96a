import type { BranchDetails } from '@warda/contract/branches'
import { SHOPPER_STAGE } from '@warda/contract/wire/order-numbers'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

type Order = BranchDetails['lastOrders'][number]

type Look = { tone: BadgeTone; text: () => string }

const PROCESSING: Look = { tone: 'waiting', text: m.branches_order_processing }
const DELIVERED: Look = { tone: 'done', text: m.branches_order_delivered }

/** The four statuses of a branch's orders (spec §4), from the stage of the goods. */
const looks: Record<number, Look> = {
  [SHOPPER_STAGE.pending]: { tone: 'pending', text: m.branches_order_pending },
  [SHOPPER_STAGE.inProgress]: PROCESSING,
  [SHOPPER_STAGE.readyForDelivery]: PROCESSING,
  [SHOPPER_STAGE.deliveryStage]: PROCESSING,
  [SHOPPER_STAGE.awaitingConfirmation]: DELIVERED,
  [SHOPPER_STAGE.completed]: DELIVERED,
  [SHOPPER_STAGE.canceled]: { tone: 'canceled', text: m.branches_order_cancelled },
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
  const look = looks[order.orderStage]
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
