import { m } from '@warda/i18n/messages'
import { CustomersPage } from '../../features/customers/customers-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/customers.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_customers(), description: m.admin_dashboard(), private: true })

export default function CustomersRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_customers()} />
      <CustomersPage />
    </>
  )
}
