import { m } from '@warda/i18n/messages'
import { ReportsPage } from '../../features/help/reports-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/reports.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_reports(), description: m.admin_dashboard(), private: true })

export default function ReportsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_reports()} />
      <ReportsPage />
    </>
  )
}
