import { hasPermission, type Permission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { DrawerPanel } from '../../features/cash-drawers/drawer-panel.tsx'
import { useDrawer } from '../../features/cash-drawers/use-drawer.ts'
import { CounterPage } from '../../features/counter-sales/counter-page.tsx'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/counter.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_counter(), description: m.admin_dashboard(), private: true })

export default function CounterRoute() {
  const drawer = useDrawer()
  const { data: me } = useAdminMe()
  const may = (permission: Permission): boolean => me !== undefined && hasPermission(me.permissions, permission)
  return (
    <>
      <DashboardHeading title={m.admin_nav_counter()} />
      <CounterPage
        drawer={<DrawerPanel />}
        hasDrawer={drawer.data?.data != null}
        permitted={{
          fee: may('overrideFee'),
          discount: may('overrideDiscount'),
          cutoff: may('overrideCutoff'),
          capacity: may('overrideCapacity'),
        }}
      />
    </>
  )
}
