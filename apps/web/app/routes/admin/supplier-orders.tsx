import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { SupplierOrdersPage } from '../../features/suppliers/supplier-orders-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/supplier-orders.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.supplier_orders_title(), description: m.admin_dashboard(), private: true })

export default function SupplierOrdersRoute() {
  const { data: me } = useAdminMe()
  const canPurchase = me !== undefined && hasPermission(me.permissions, 'purchasing')
  return (
    <>
      <BackLink to={adminPaths.purchaseList}>{m.admin_nav_purchase_list()}</BackLink>
      <DashboardHeading title={m.supplier_orders_title()} />
      <SupplierOrdersPage canPurchase={canPurchase} />
    </>
  )
}
