import { m } from '@warda/i18n/messages'
import { NewSupplier, SuppliersPage } from '../../features/suppliers/suppliers-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/suppliers.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_suppliers(), description: m.admin_dashboard(), private: true })

export default function SuppliersRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_suppliers()} action={<NewSupplier />} />
      <SuppliersPage />
    </>
  )
}
