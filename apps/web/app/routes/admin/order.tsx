import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { OrderPage } from '../../features/admin-orders/order-page.tsx'
import type { MoneyForms } from '../../features/admin-orders/requested-dialog.ts'
import { takePayment } from '../../features/admin-orders/use-order.ts'
import { DebtsView } from '../../features/board/debts-view.tsx'
import { readSession } from '../../lib/session/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Route } from './+types/order.ts'

// The forms open in dialogs and are loaded then.
const PaymentForm = lazy(() =>
  import('../../features/board/payment-form.tsx').then((module) => ({ default: module.PaymentForm })),
)
const ScheduleForm = lazy(() =>
  import('../../features/board/schedule-form.tsx').then((module) => ({ default: module.ScheduleForm })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_orders(), description: m.admin_dashboard(), private: true })

const forms: MoneyForms = {
  pay: (order, onClose) => (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <PaymentForm
        order={order}
        onPay={(payment, key) => takePayment(readSession()?.userId ?? '', order.id, payment, key)}
        onClose={onClose}
      />
    </Suspense>
  ),
  postpone: (order, onClose) => (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <ScheduleForm order={order} onClose={onClose} />
    </Suspense>
  ),
  debts: (order) => <DebtsView order={order} />,
}

export default function OrderRoute({ params }: Route.ComponentProps) {
  return <OrderPage orderId={params.orderId} forms={forms} />
}
