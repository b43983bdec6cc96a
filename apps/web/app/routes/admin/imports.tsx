import { m } from '@warda/i18n/messages'
import { ImportPage } from '../../features/imports/import-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/imports.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_import(), description: m.admin_dashboard(), private: true })

export default function ImportRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_import()} />
      <ImportPage />
    </>
  )
}
