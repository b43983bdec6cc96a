import { m } from '@warda/i18n/messages'
import { Phone } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { OrdersPage } from '../../features/admin-orders/orders-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { Route } from './+types/orders.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_orders(), description: m.admin_dashboard(), private: true })

export default function OrdersRoute() {
  return (
    <>
      <DashboardHeading
        title={m.admin_nav_orders()}
        action={
          <LinkButton to={adminPaths.phoneOrder} className="min-h-12">
            <Phone aria-hidden="true" size={18} />
            {m.admin_nav_phone_order()}
          </LinkButton>
        }
      />
      <OrdersPage />
    </>
  )
}
