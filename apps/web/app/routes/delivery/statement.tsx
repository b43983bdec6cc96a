import { m } from '@warda/i18n/messages'
import { deliveryPaths, deliveryRole } from '../../delivery-paths.ts'
import { StatementPage } from '../../features/receivables/statement-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { Route } from './+types/statement.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.statement_title(), description: m.statement_description(), private: true })

export default function StatementRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id} role={deliveryRole}>
      {({ userId }) => (
        <>
          <DashboardHeading
            title={m.statement_title()}
            action={
              <LinkButton to={deliveryPaths.debts(userId)} look="quiet" className="no-print min-h-12">
                {m.statement_back()}
              </LinkButton>
            }
          />
          <StatementPage />
        </>
      )}
    </PrivatePage>
  )
}
