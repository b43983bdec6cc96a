import { m } from '@warda/i18n/messages'
import { StandingPage } from '../../features/standing-orders/standing-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { SessionPage } from '../client/own-page.tsx'
import type { Route } from './+types/standing-orders.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_standing(), description: m.standing_lead(), private: true })

export default function StandingOrdersRoute() {
  return (
    <SessionPage title={m.client_nav_standing()} lead={m.standing_lead()}>
      {(session) => <StandingPage userId={session.userId} />}
    </SessionPage>
  )
}
