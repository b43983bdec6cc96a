import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { PurchaseListPage } from '../../features/suppliers/purchase-list-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/purchase-list.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_purchase_list(), description: m.admin_dashboard(), private: true })

export default function PurchaseListRoute() {
  const { data: me } = useAdminMe()
  const canPurchase = me !== undefined && hasPermission(me.permissions, 'purchasing')
  return (
    <>
      <DashboardHeading title={m.admin_nav_purchase_list()} />
      <PurchaseListPage canPurchase={canPurchase} />
    </>
  )
}
