import { m } from '@warda/i18n/messages'
import { CalendarClock, LayoutDashboard, Package, ScanBarcode, ShoppingBag } from 'lucide-react'
import { Outlet } from 'react-router'
import { managerPaths, managerRole } from '../../client-paths.ts'
import { paths } from '../../paths.ts'
import { PrivateDashboard } from '../../shell/dashboard-access.tsx'
import { DashboardError } from '../../shell/dashboard-error.tsx'
import { DashboardFrame } from '../../shell/dashboard-frame.tsx'
import dashboardStyles from '../../styles/dashboard.css?url'
import { RequireUserId } from '../client/require-user-id.tsx'
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
      <PrivateDashboard
        userId={params.id}
        role={managerRole}
        frame={(page) => (
          <DashboardFrame title={m.manager_dashboard()} places={navigationItems(params.id)} withCart>
            {page}
          </DashboardFrame>
        )}
      >
        {() => <Outlet />}
      </PrivateDashboard>
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
