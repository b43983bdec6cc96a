import { m } from '@warda/i18n/messages'
import { Navigate, Outlet, useLocation } from 'react-router'
import { adminPaths, adminRole } from '../../admin-paths.ts'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { PrivateDashboard } from '../../shell/dashboard-access.tsx'
import { DashboardError } from '../../shell/dashboard-error.tsx'
import { DashboardFrame } from '../../shell/dashboard-frame.tsx'
import dashboardStyles from '../../styles/dashboard.css?url'
import { AccessDenied } from '../../ui/admin/access-denied.tsx'
import type { Route } from './+types/layout.ts'
import { canOpen, listNavigationItems } from './navigation.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

/** The layout of the back office, for Admins. The menu contains what their permissions allow; the server checks them too. */
export default function AdminLayout() {
  return (
    <PrivateDashboard role={adminRole} frame={(page, isAllowed) => <Frame isAllowed={isAllowed}>{page}</Frame>}>
      {() => <Outlet />}
    </PrivateDashboard>
  )
}

function Frame({ isAllowed, children }: { isAllowed: boolean; children: React.ReactNode }) {
  const me = useAdminMe({ enabled: isAllowed })
  const { pathname } = useLocation()
  const permissions = me.data ? me.data.permissions : []
  const places = listNavigationItems(permissions)
  // Redirects to the first page that the user may open.
  const first = places[0]?.to
  const isLost = me.data !== undefined && !canOpen(pathname, permissions)
  if (isLost && pathname === adminPaths.overview && first) return <Navigate replace to={first} />
  return (
    <DashboardFrame title={m.admin_dashboard()} places={me.isPending ? undefined : places}>
      {isLost ? <AccessDenied home={first} /> : children}
    </DashboardFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardFrame title={m.admin_dashboard()} places={listNavigationItems(null)}>
      <DashboardError error={error} />
    </DashboardFrame>
  )
}
