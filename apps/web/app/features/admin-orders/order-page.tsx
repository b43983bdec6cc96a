import { m } from '@warda/i18n/messages'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { ApiError } from '../../lib/api/call-api.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { OrderContents } from './order-contents.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderPeople } from './order-people.tsx'
import type { AdminOrderView } from './order-present.ts'
import { OrderTimeline } from './order-timeline.tsx'
import type { MoneyForms, OrderDialogKind } from './requested-dialog.ts'
import { useOrder } from './use-order.ts'

/** Loaded when a dialog is first opened, with the form that it shows. */
const OrderDialog = lazy(() => import('./order-dialog.tsx').then((module) => ({ default: module.OrderDialog })))

type OrderPageProps = {
  orderId: string
  forms: MoneyForms
  messages: ReactNode
  refunds: ReactNode
  /** The section for item changes, shown while the order can be changed. */
  itemChanges: (order: AdminOrderView) => ReactNode
}

/** All details and actions of one order (ADMIN-02). */
export function OrderPage({ orderId, ...parts }: OrderPageProps) {
  const query = useOrder(orderId)
  return (
    <div className="grid gap-5">
      <BackLink to={adminPaths.orders}>{m.admin_orders_back()}</BackLink>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <EmptyState drawing="parcel" heading="h1" title={m.admin_order_missing()}>
          {m.admin_order_missing_text()}
        </EmptyState>
      ) : (
        <QueryResult query={query}>{(order) => <OrderDetails order={order} {...parts} />}</QueryResult>
      )}
    </div>
  )
}

type OrderDetailsProps = Omit<OrderPageProps, 'orderId'> & { order: AdminOrderView }

function OrderDetails({ order, forms, messages, refunds, itemChanges }: OrderDetailsProps) {
  const [openDialog, setOpenDialog] = useState<OrderDialogKind | null>(null)
  return (
    <>
      <OrderHead order={order} onOpenDialog={setOpenDialog} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <OrderPeople order={order} />
          <OrderContents order={order} />
          {itemChanges(order)}
        </div>
        <div className="grid min-w-0 gap-5 xl:row-span-2">
          <OrderMoney order={order} onOpenDialog={setOpenDialog} />
          {refunds}
          <OrderInvoices order={order} />
          {messages}
        </div>
        <OrderTimeline entries={order.timeline} />
      </div>
      {openDialog !== null && (
        <Suspense fallback={null}>
          <OrderDialog order={order} kind={openDialog} forms={forms} onClose={() => setOpenDialog(null)} />
        </Suspense>
      )}
    </>
  )
}
