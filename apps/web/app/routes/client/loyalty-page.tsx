import { m } from '@warda/i18n/messages'
import { LoyaltyPage } from '../../features/loyalty/loyalty-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/loyalty-page.ts'
import { SessionPage } from './own-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_loyalty(), description: m.client_loyalty_lead(), private: true })

export default function LoyaltyRoute() {
  return (
    <SessionPage title={m.client_nav_loyalty()} lead={m.client_loyalty_lead()}>
      {(session) => <LoyaltyPage userId={session.userId} />}
    </SessionPage>
  )
}
