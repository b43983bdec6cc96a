import { m } from '@warda/words/messages'
import { adminPaths } from '../../admin-paths.ts'
import { StatementPage } from '../../features/debtors/statement-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Route } from './+types/statement.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.statement_title(), description: m.statement_description(), private: true })

export default function AdminStatementRoute() {
  return (
    <>
      <DashboardHeading
        title={m.statement_title()}
        action={
          <LinkButton to={adminPaths.debts} look="quiet" className="no-print min-h-12">
            {m.statement_back()}
          </LinkButton>
        }
      />
      <StatementPage />
    </>
  )
}
