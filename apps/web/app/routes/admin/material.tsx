import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { useParams } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { MaterialPage } from '../../features/materials/material-page.tsx'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/material.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_materials(), description: m.admin_dashboard(), private: true })

export default function MaterialRoute() {
  const { materialId = '' } = useParams()
  const { data: me } = useAdminMe()
  const hasCosts = me !== undefined && hasPermission(me.permissions, 'purchasing')
  return (
    <>
      <BackLink to={adminPaths.materials}>{m.admin_nav_materials()}</BackLink>
      <MaterialPage materialId={materialId} hasCosts={hasCosts} />
    </>
  )
}
