import { m } from '@warda/i18n/messages'
import { AuditPage } from '../../features/audit/audit-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/audit.ts'
import { subjectPath } from './subject-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_audit(), description: m.admin_dashboard(), private: true })

export default function AuditRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_audit()} lead={m.admin_audit_lead()} />
      <AuditPage getSubjectPath={subjectPath} />
    </>
  )
}
