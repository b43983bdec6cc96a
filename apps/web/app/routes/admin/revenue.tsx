import { m } from '@warda/words/messages'
import { RevenuePage } from '../../features/admin-revenue/revenue-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/revenue.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_revenue(), description: m.admin_dashboard(), private: true })

export default function RevenueRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_revenue()} lead={m.admin_revenue_lead()} />
      <RevenuePage />
    </>
  )
}
