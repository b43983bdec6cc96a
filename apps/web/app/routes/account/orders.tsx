import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { OrdersPage } from '../../features/orders/orders-page.tsx'
import { openPayment, requestPaymentLink } from '../../features/payments/open-payment.ts'
import { AccountFrame } from '../../shell/account-frame.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/orders.ts'

/** Loaded when a buyer changes or cancels an order. */
const OrderChangeDialog = lazy(() =>
  import('../../features/order-changes/order-change-dialog.tsx').then((module) => ({
    default: module.OrderChangeDialog,
  })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.orders_title(), description: m.orders_description, private: true })

export default function OrdersRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.userId}>
      {(session) => (
        <AccountFrame userId={session.userId} title={m.orders_title()}>
          <OrdersPage
            session={session}
            requestPaymentLink={requestPaymentLink}
            openPayment={openPayment}
            renderForm={(requested, onClose) => (
              <Suspense fallback={null}>
                <OrderChangeDialog requested={requested} userId={session.userId} onClose={onClose} />
              </Suspense>
            )}
          />
        </AccountFrame>
      )}
    </PrivatePage>
  )
}
