import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { DrawersPage } from '../../features/cash-drawers/drawers-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/counter-drawers.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.cash_drawers_title(), description: m.admin_dashboard(), private: true })

export default function CounterDrawersRoute() {
  return (
    <>
      <BackLink to={adminPaths.counter}>{m.admin_nav_counter()}</BackLink>
      <DashboardHeading title={m.cash_drawers_title()} />
      <DrawersPage />
    </>
  )
}
