import { m } from '@warda/i18n/messages'
import { StatementPage } from '../../features/statements/statement-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/statement.ts'
import { goToPay } from './go-to-pay.ts'
import { SessionPage } from './session-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_statement(), description: m.client_statement_lead(), private: true })

export default function StatementRoute() {
  return (
    <SessionPage title={m.client_nav_statement()} lead={m.client_statement_lead()}>
      {(session) => <StatementPage session={session} goToPay={goToPay} />}
    </SessionPage>
  )
}
