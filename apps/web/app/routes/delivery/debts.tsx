import { m } from '@warda/i18n/messages'
import { deliveryPaths, deliveryRole } from '../../delivery-paths.ts'
import { DebtorsPage } from '../../features/receivables/debtors-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/debts.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.debts_title(), description: m.debts_description(), private: true })

export default function DebtsRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id} role={deliveryRole}>
      {({ userId }) => (
        <>
          <DashboardHeading title={m.debts_title()} lead={m.debts_lead()} />
          <DebtorsPage getStatementPath={(debtor) => deliveryPaths.statement(userId, debtor)} />
        </>
      )}
    </PrivatePage>
  )
}
