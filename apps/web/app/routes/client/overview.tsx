import { m } from '@warda/i18n/messages'
import { MonthCharts } from '../../features/branches/month-charts.tsx'
import { Overview } from '../../features/client-overview/overview.tsx'
import { ProfilePage } from '../../features/client-profile/profile-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/overview.ts'
import { SessionPage } from './session-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_overview(), description: m.client_overview_lead(), private: true })

export default function OverviewRoute() {
  return (
    <SessionPage title={m.client_nav_overview()} lead={m.client_overview_lead()}>
      {(session) => (
        <ProfilePage
          userId={session.userId}
          brief
          after={() => <Overview userId={session.userId} months={(months) => <MonthCharts months={months} />} />}
        />
      )}
    </SessionPage>
  )
}
