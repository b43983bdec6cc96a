import { m } from '@warda/i18n/messages'
import { OrderRows } from '../../features/admin-orders/order-rows.tsx'
import { CustomerPage } from '../../features/customers/customer-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/customer.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_customers(), description: m.admin_dashboard(), private: true })

export default function CustomerRoute({ params }: Route.ComponentProps) {
  return (
    <CustomerPage key={params.userId} userId={params.userId} orders={(rows) => <OrderRows rows={rows} hideBuyer />} />
  )
}
