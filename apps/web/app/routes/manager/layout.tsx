import { m } from '@warda/i18n/messages'
import { CalendarClock, LayoutDashboard, Package, ScanBarcode, ShoppingBag } from 'lucide-react'
import { Outlet } from 'react-router'
import { managerPaths, managerRole } from '../../client-paths.ts'
import { paths } from '../../paths.ts'
import { DashboardError } from '../../shell/dashboard-failure.tsx'
import { DashboardFrame } from '../../shell/dashboard-frame.tsx'
import { PrivatePage } from '../../shell/private-page.tsx'
import dashboardStyles from '../../styles/dashboard.css?url'
import { RequireUserId } from '../client/known-user.tsx'
import type { Route } from './+types/layout.ts'

const navigationItems = (userId: string) => [
  { to: managerPaths.overview(userId), name: m.manager_nav_branch(), Icon: LayoutDashboard, end: true },
  { to: managerPaths.quickOrder(userId), name: m.client_nav_quick(), Icon: ScanBarcode },
  { to: managerPaths.standingOrders(userId), name: m.client_nav_standing(), Icon: CalendarClock },
  { to: paths.orders(userId), name: m.account_nav_orders(), Icon: Package },
  { to: paths.shop, name: m.client_to_shop(), Icon: ShoppingBag },
]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

/** The layout of a branch manager's dashboard (decisions §1, ROUTE-19). */
export default function ManagerLayout({ params }: Route.ComponentProps) {
  return (
    <RequireUserId id={params.id}>
      <PrivatePage userId={params.id} role={managerRole}>
        {({ userId }) => (
          <DashboardFrame title={m.manager_dashboard()} places={navigationItems(userId)} withCart>
            <Outlet />
          </DashboardFrame>
        )}
      </PrivatePage>
    </RequireUserId>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return (
    <DashboardFrame title={m.manager_dashboard()} places={navigationItems(params.id ?? '')}>
      <DashboardError error={error} />
    </DashboardFrame>
  )
}
