import { m } from '@warda/i18n/messages'
import { ChevronDown } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { OrderBadge, OrderMoneyText } from '../../ui/data/order-status.tsx'
import { AskedAddress } from './asked-address.tsx'
import { FailedDelivery } from './failed-delivery.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLabels } from './order-labels.tsx'
import type { OrderItemProps, OrderListProps } from './order-table.tsx'
import { Receiver } from './receiver.tsx'

/** The orders on narrow screens: one card each, with collapsible details. */
export function OrderCards({ orders, openIds, setOpen, onAction }: OrderListProps) {
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <li key={order.id} className="rounded-card border border-line bg-card p-4">
          <Card order={order} isOpen={openIds.includes(order.id)} setOpen={setOpen} onAction={onAction} />
        </li>
      ))}
    </ul>
  )
}

function Card({ order, isOpen, setOpen, onAction }: OrderItemProps) {
  const language = currentLanguage()
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-xl">
            <bdi>{order.user.fullName}</bdi>
          </h2>
          <p className="text-ink-soft text-sm">
            <bdi className="tabular" dir="ltr">
              #{order.orderNumber}
            </bdi>{' '}
            ·{' '}
            <time dateTime={order.createdAt}>
              <bdi>{formatDate(order.createdAt, language)}</bdi>
            </time>
          </p>
          <Receiver order={order} />
          <OrderLabels order={order} />
        </div>
        <OrderBadge status={order.statusWords} />
      </div>
      <dl className="flex items-baseline justify-between gap-4">
        <div className="flex shrink-0 gap-2">
          <dt className="text-ink-soft">{m.orders_column_quantity()}</dt>
          <dd className="tabular font-medium">{order.quantity}</dd>
        </div>
        <div>
          <dt className="sr-only">{m.orders_column_total()}</dt>
          <dd className="text-end">
            <Money riyals={order.total} className="font-semibold text-lg" />
            <OrderMoneyText status={order.statusWords} className="text-sm" />
          </dd>
        </div>
      </dl>
      <FailedDelivery order={order} />
      <AskedAddress order={order} />
      {order.actions.length > 0 && <OrderActions order={order} onAction={(action) => onAction(order, action)} />}
      <details
        open={isOpen}
        onToggle={(event) => setOpen(order.id, event.currentTarget.open)}
        className="group -mb-2 border-line border-t"
      >
        <summary className="flex min-h-12 items-center justify-between font-medium">
          <span>
            {m.orders_column_details()} <span className="sr-only">{order.orderNumber}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="text-ink-soft transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="pt-2 pb-4">
          <OrderDetails order={order} withNotices={false} />
        </div>
      </details>
    </div>
  )
}
