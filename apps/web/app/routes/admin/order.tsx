import { hasPermission } from '@warda/domain/access/permissions'
import { checkEdit } from '@warda/domain/orders/admin-actions'
import { m } from '@warda/i18n/messages'
import { lazy } from 'react'
import { OrderPage } from '../../features/admin-orders/order-page.tsx'
import type { MoneyForms } from '../../features/admin-orders/requested-dialog.ts'
import { takePayment } from '../../features/admin-orders/use-order.ts'
import { ItemChangeSection } from '../../features/item-changes/item-change-section.tsx'
import { DeskMessages } from '../../features/order-messages/desk-messages.tsx'
import { OrderRefunds } from '../../features/receivables/refund-payouts.tsx'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { readSession } from '../../lib/session/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_orders(), description: m.admin_dashboard(), private: true })

const PaymentForm = lazy(() =>
  import('../../features/board/payment-form.tsx').then((module) => ({ default: module.PaymentForm })),
)
const ScheduleForm = lazy(() =>
  import('../../features/board/schedule-form.tsx').then((module) => ({ default: module.ScheduleForm })),
)
const DebtsView = lazy(() =>
  import('../../features/board/debts-view.tsx').then((module) => ({ default: module.DebtsView })),
)

/** Loaded when their dialog is first opened. */
const forms: MoneyForms = {
  pay: (order, onClose) => (
    <PaymentForm
      order={order}
      onPay={(payment) => takePayment(readSession()?.userId ?? '', order.id, payment)}
      onClose={onClose}
    />
  ),
  postpone: (order, onClose) => <ScheduleForm order={order} onClose={onClose} />,
  debts: (order) => <DebtsView order={order} />,
}

export default function OrderRoute({ params }: Route.ComponentProps) {
  const { data: me } = useAdminMe()
  const canRefund = me !== undefined && hasPermission(me.permissions, 'refunds')
  return (
    <OrderPage
      orderId={params.orderId}
      forms={forms}
      messages={<DeskMessages key={params.orderId} orderId={params.orderId} />}
      itemChanges={(order) =>
        me !== undefined &&
        hasPermission(me.permissions, 'items') &&
        checkEdit(order.state).ok && <ItemChangeSection key={order.id} order={order} canRefund={canRefund} />
      }
      refunds={canRefund && <OrderRefunds orderId={params.orderId} />}
    />
  )
}
