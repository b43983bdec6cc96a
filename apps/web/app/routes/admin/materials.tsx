import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { MaterialsPage, NewMaterial } from '../../features/materials/materials-page.tsx'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/materials.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_materials(), description: m.admin_dashboard(), private: true })

export default function MaterialsRoute() {
  const { data: me } = useAdminMe()
  const hasCosts = me !== undefined && hasPermission(me.permissions, 'purchasing')
  return (
    <>
      <DashboardHeading
        title={m.admin_nav_materials()}
        lead={m.materials_lead()}
        action={hasCosts && <NewMaterial />}
      />
      <MaterialsPage hasCosts={hasCosts} />
    </>
  )
}
