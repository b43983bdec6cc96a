import { m } from '@warda/i18n/messages'
import { ChevronDown } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { OrderBadge, OrderMoneyText } from '../../ui/data/order-status.tsx'
import { type OrderAction, OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLabels } from './order-labels.tsx'
import type { Order } from './orders-present.ts'
import { Receiver } from './receiver.tsx'

export type OrderListProps = {
  orders: readonly Order[]
  /** The orders whose details are shown. */
  openIds: readonly string[]
  setOpen: (orderId: string, isOpen: boolean) => void
  onAction: (order: Order, action: OrderAction) => void
}
/** One order of a list. */
export type OrderItemProps = {
  order: Order
  isOpen: boolean
  setOpen: OrderListProps['setOpen']
  onAction: OrderListProps['onAction']
}

const cell = 'px-3 py-4 align-middle'

/** The orders on wide screens, with expandable rows (ORDERS-02). */
export function OrderTable({ orders, openIds, setOpen, onAction }: OrderListProps) {
  const columns = [
    m.orders_column_customer(),
    m.orders_column_quantity(),
    m.orders_column_total(),
    m.orders_column_status(),
    m.orders_column_date(),
    m.orders_column_actions(),
  ]
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{m.orders_title()}</caption>
        <thead className="border-line border-b bg-sand text-sm">
          <tr>
            <th scope="col" className="w-14 p-3">
              <span className="sr-only">{m.orders_column_details()}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-3 text-start font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {orders.map((order) => (
          <Row key={order.id} order={order} isOpen={openIds.includes(order.id)} setOpen={setOpen} onAction={onAction} />
        ))}
      </table>
    </div>
  )
}

function Row({ order, isOpen, setOpen, onAction }: OrderItemProps) {
  const language = currentLanguage()
  return (
    <tbody className="border-line border-b last:border-b-0">
      <tr>
        <td className={`${cell} ps-3 pe-0`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`order-${order.id}`}
            aria-label={m.orders_expand({ number: order.orderNumber })}
            onClick={() => setOpen(order.id, !isOpen)}
            className="grid size-11 place-items-center rounded-full hover:bg-sand"
          >
            <ChevronDown
              aria-hidden="true"
              size={18}
              className={`transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </td>
        <th scope="row" className={`${cell} text-start font-semibold`}>
          <bdi>{order.user.fullName}</bdi>
          <span className="block font-normal text-ink-soft text-sm">
            <bdi className="tabular" dir="ltr">
              #{order.orderNumber}
            </bdi>
          </span>
          <Receiver order={order} />
          <OrderLabels order={order} />
        </th>
        <td className={`${cell} tabular`}>{order.quantity}</td>
        <td className={`${cell} font-semibold`}>
          <Money riyals={order.total} />
        </td>
        <td className={cell}>
          <span className="grid justify-items-start gap-1.5">
            <OrderBadge status={order.statusWords} />
            <OrderMoneyText status={order.statusWords} className="text-sm" />
          </span>
        </td>
        <td className={`${cell} whitespace-nowrap text-ink-soft`}>
          <time dateTime={order.createdAt}>
            <bdi>{formatDate(order.createdAt, language)}</bdi>
          </time>
        </td>
        <td className={cell}>
          <OrderActions order={order} onAction={(action) => onAction(order, action)} />
        </td>
      </tr>
      <tr id={`order-${order.id}`} hidden={!isOpen}>
        <td colSpan={7} className="border-line border-t bg-paper p-6">
          {isOpen && <OrderDetails order={order} />}
        </td>
      </tr>
    </tbody>
  )
}
