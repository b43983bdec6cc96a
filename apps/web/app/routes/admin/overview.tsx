import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { Navigate } from 'react-router'
import { Overview, OverviewSkeleton } from '../../features/analytics/overview/overview.tsx'
import { PaymentTasks } from '../../features/payments/payment-tasks.tsx'
import { RefundPayouts } from '../../features/receivables/refund-payouts.tsx'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import type { Route } from './+types/overview.ts'
import { listNavigationItems } from './navigation.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_overview(), description: m.admin_dashboard(), private: true })

/** The overview; without the `reports` permission it redirects to the first allowed page. */
export default function OverviewRoute() {
  const me = useAdminMe()
  const permissions = me.data?.permissions ?? null
  const [firstItem] = listNavigationItems(permissions)
  if (permissions !== null && !permissions.includes('reports') && firstItem)
    return <Navigate to={firstItem.to} replace />
  return (
    <>
      <DashboardHeading title={m.admin_nav_overview()} lead={formatDay(riyadhDate(Date.now()), currentLanguage())} />
      <QueryResult query={me} skeleton={<OverviewSkeleton />}>
        {() => (
          <>
            {(permissions === null || permissions.includes('refunds')) && (
              <>
                <PaymentTasks />
                <RefundPayouts />
              </>
            )}
            <Overview
              canEditSettings={permissions === null || permissions.includes('settings')}
              isOwner={permissions === null}
            />
          </>
        )}
      </QueryResult>
    </>
  )
}
