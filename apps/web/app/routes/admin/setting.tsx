import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { isSettingKey, SETTING_NAMES } from '../../features/admin-settings/setting-names.ts'
import { SettingPage } from '../../features/admin-settings/setting-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/setting.ts'

const settingTitle = (key: string): string => (isSettingKey(key) ? SETTING_NAMES[key].name() : m.admin_nav_settings())

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({ matches, title: settingTitle(params.key), description: m.admin_dashboard(), private: true })

export default function SettingRoute({ params }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={adminPaths.settings}>{m.admin_nav_settings()}</BackLink>
      <DashboardHeading title={settingTitle(params.key)} />
      <SettingPage key={params.key} name={params.key} />
    </>
  )
}
