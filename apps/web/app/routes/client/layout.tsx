import { m } from '@warda/i18n/messages'
import {
  Building2,
  CalendarClock,
  Gift,
  LayoutDashboard,
  ReceiptText,
  ScanBarcode,
  Store,
  UsersRound,
} from 'lucide-react'
import { Outlet } from 'react-router'
import { clientPaths, clientRole } from '../../client-paths.ts'
import { PrivateDashboard } from '../../shell/dashboard-access.tsx'
import { DashboardError } from '../../shell/dashboard-error.tsx'
import { DashboardFrame } from '../../shell/dashboard-frame.tsx'
import dashboardStyles from '../../styles/dashboard.css?url'
import type { Route } from './+types/layout.ts'
import { RequireUserId } from './require-user-id.tsx'

const navigationItems = (userId: string) => [
  { to: clientPaths.overview(userId), name: m.client_nav_overview(), Icon: LayoutDashboard, end: true },
  { to: clientPaths.company(userId), name: m.client_nav_company(), Icon: Building2 },
  { to: clientPaths.branches(userId), name: m.client_nav_branches(), Icon: Store },
  { to: clientPaths.employees(userId), name: m.client_nav_employees(), Icon: UsersRound },
  { to: clientPaths.statement(userId), name: m.client_nav_statement(), Icon: ReceiptText },
  { to: clientPaths.quickOrder(userId), name: m.client_nav_quick(), Icon: ScanBarcode },
  { to: clientPaths.standingOrders(userId), name: m.client_nav_standing(), Icon: CalendarClock },
  { to: clientPaths.loyalty(userId), name: m.client_nav_loyalty(), Icon: Gift },
]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

/** The layout of a business dashboard, for its owner only (ROUTE-17, ROUTE-19). */
export default function ClientLayout({ params }: Route.ComponentProps) {
  return (
    <RequireUserId id={params.id}>
      <PrivateDashboard
        userId={params.id}
        role={clientRole}
        frame={(page) => (
          <DashboardFrame title={m.client_dashboard()} places={navigationItems(params.id)} withCart>
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
    <DashboardFrame title={m.client_dashboard()} places={navigationItems(params.id ?? '')}>
      <DashboardError error={error} />
    </DashboardFrame>
  )
}
