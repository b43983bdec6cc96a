import { m } from '@warda/i18n/messages'
import { MarginsPage } from '../../features/margins/margins-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/margins.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_margins(), description: m.admin_dashboard(), private: true })

export default function MarginsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_margins()} lead={m.margins_lead()} />
      <MarginsPage />
    </>
  )
}
