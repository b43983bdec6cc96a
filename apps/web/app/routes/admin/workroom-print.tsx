import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { PrintRunPage } from '../../features/print-sheets/print-run-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/workroom-print.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.workroom_print_title(), description: m.driver_print_description(), private: true })

export default function WorkroomPrintRoute() {
  return (
    <>
      <div className="no-print">
        <BackLink to={adminPaths.workroom}>{m.admin_nav_workroom()}</BackLink>
        <DashboardHeading title={m.workroom_print_title()} />
      </div>
      <PrintRunPage />
    </>
  )
}
