import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { DriverChoice } from '../../features/admin-orders/driver-choice.tsx'
import { RoutePage } from '../../features/delivery-route/route-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { Route } from './+types/driver-route.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_orders_routes(), description: m.driver_route_description(), private: true })

export default function AdminDriverRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_orders_routes()} lead={m.driver_route_lead()} />
      <DriverChoice>
        {(userId) => (
          <RoutePage
            key={userId}
            userId={userId}
            more={(orderIds) => (
              <LinkButton to={adminPaths.print(orderIds, 'worksheet')} look="quiet" className="min-h-12">
                {m.driver_print_worksheets()}
              </LinkButton>
            )}
          />
        )}
      </DriverChoice>
    </>
  )
}
