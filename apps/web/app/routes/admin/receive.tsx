import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { ReceivePage } from '../../features/suppliers/receive-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/receive.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.receive_title(), description: m.admin_dashboard(), private: true })

export default function ReceiveRoute() {
  const { data: me } = useAdminMe()
  const hasCosts = me !== undefined && hasPermission(me.permissions, 'purchasing')
  return (
    <>
      <BackLink to={adminPaths.purchaseList}>{m.admin_nav_purchase_list()}</BackLink>
      <DashboardHeading title={m.receive_title()} />
      <ReceivePage hasCosts={hasCosts} />
    </>
  )
}
