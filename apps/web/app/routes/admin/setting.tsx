import { m } from '@warda/words/messages'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { isSettingKey, SETTING_NAMES } from '../../features/admin-settings/setting-names.ts'
import { SettingPage } from '../../features/admin-settings/setting-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/setting.ts'

const nameOf = (key: string): string => (isSettingKey(key) ? SETTING_NAMES[key].name() : m.admin_nav_settings())

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({ matches, title: nameOf(params.key), description: m.admin_dashboard(), private: true })

export default function SettingRoute({ params }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={adminPaths.settings}
        className="mb-2 inline-flex min-h-11 items-center gap-1.5 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" size={17} className="rtl:-scale-x-100" />
        {m.admin_nav_settings()}
      </Link>
      <DashboardHeading title={nameOf(params.key)} />
      <SettingPage key={params.key} name={params.key} />
    </>
  )
}
