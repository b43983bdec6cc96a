import { m } from '@warda/i18n/messages'
import { deliveryPaths, deliveryRole } from '../../delivery-paths.ts'
import { RoutePage } from '../../features/delivery-route/route-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.driver_route_title(), description: m.driver_route_description(), private: true })

export default function DeliveryRouteRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id} role={deliveryRole}>
      {({ userId }) => (
        <>
          <DashboardHeading title={m.driver_route_title()} lead={m.driver_route_lead()} />
          <RoutePage
            userId={userId}
            more={(orderIds) => (
              <LinkButton to={deliveryPaths.print(userId, orderIds, 'worksheet')} look="quiet" className="min-h-12">
                {m.driver_print_worksheets()}
              </LinkButton>
            )}
          />
        </>
      )}
    </PrivatePage>
  )
}
