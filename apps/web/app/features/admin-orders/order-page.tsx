import { m } from '@warda/words/messages'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { ApiError } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { OrderContents } from './order-contents.tsx'
import { type AskedOrderDialog, OrderDialog } from './order-dialog.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { type DeskOrder, useOrder } from './use-order.ts'

/** The forms of the delivery team that the back office uses too; the route brings them. */
export type MoneyForms = {
  pay: (order: DeskOrder, onClose: () => void) => ReactNode
  postpone: (order: DeskOrder, onClose: () => void) => ReactNode
  debts: (order: DeskOrder) => ReactNode
}

/** One order with everything that is known of it and can be done with it (ADMIN-02). */
export function OrderPage({ orderId, forms }: { orderId: string; forms: MoneyForms }) {
  const query = useOrder(orderId)
  return (
    <div className="grid gap-5">
      <Link
        to={adminPaths.orders}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        {m.admin_orders_back()}
      </Link>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <EmptyState heading="h1" title={m.admin_order_missing()}>
          {m.admin_order_missing_text()}
        </EmptyState>
      ) : (
        <Loaded query={query}>{(order) => <Shown order={order} forms={forms} />}</Loaded>
      )}
    </div>
  )
}

function Shown({ order, forms }: { order: DeskOrder; forms: MoneyForms }) {
  const [asked, setAsked] = useState<AskedOrderDialog | null>(null)
  return (
    <>
      <OrderHead order={order} onAsk={setAsked} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <OrderPeople order={order} onEdit={() => setAsked('edit')} />
          <OrderContents order={order} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OrderMoney order={order} onAsk={setAsked} />
          <OrderInvoices order={order} />
          <OrderTimeline entries={order.timeline} />
        </div>
      </div>
      <OrderDialog order={order} asked={asked} forms={forms} onClose={() => setAsked(null)} />
    </>
  )
}
