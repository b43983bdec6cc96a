import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { StatementPage } from '../../features/receivables/statement-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/statement.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.statement_title(), description: m.statement_description(), private: true })

export default function AdminStatementRoute() {
  return (
    <>
      <BackLink to={adminPaths.debts}>{m.statement_back()}</BackLink>
      <DashboardHeading title={m.statement_title()} />
      <StatementPage />
    </>
  )
}
