import { m } from '@warda/i18n/messages'
import { SettingsPage } from '../../features/admin-settings/settings-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/settings.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_settings(), description: m.admin_dashboard(), private: true })

export default function SettingsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_settings()} lead={m.admin_settings_lead_page()} />
      <SettingsPage />
    </>
  )
}
