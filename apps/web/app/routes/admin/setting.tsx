import { m } from '@warda/words/messages'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/setting.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_settings(), description: m.admin_dashboard(), private: true })

export default function SettingRoute() {
  return <DashboardHeading title={m.admin_nav_settings()} />
}
