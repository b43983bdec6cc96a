import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { PhoneOrderPage } from '../../features/phone-orders/phone-order-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/phone-order.ts'

/** Shown after the order is placed. */
const PayLink = lazy(() =>
  import('../../features/admin-orders/pay-link.tsx').then((module) => ({ default: module.PayLink })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_phone_order(), description: m.admin_dashboard(), private: true })

export default function PhoneOrderRoute() {
  return (
    <PhoneOrderPage
      heading={(action) => (
        <DashboardHeading
          title={m.admin_nav_phone_order()}
          lead={<span className="pointer-coarse:hidden">{m.admin_phone_lead()}</span>}
          action={action}
        />
      )}
      payLink={({ id }) => (
        <Suspense fallback={null}>
          <PayLink orderId={id} />
        </Suspense>
      )}
    />
  )
}
