import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { DebtorsPage } from '../../features/receivables/debtors-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { Route } from './+types/debts.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.debts_title(), description: m.debts_description(), private: true })

export default function AdminDebtsRoute() {
  return (
    <>
      <DashboardHeading
        title={m.debts_title()}
        lead={m.debts_lead()}
        action={
          <LinkButton to={`${adminPaths.debts}/cash`} look="secondary" className="min-h-12">
            {m.cash_title()}
          </LinkButton>
        }
      />
      <DebtorsPage getStatementPath={adminPaths.statement} />
    </>
  )
}
