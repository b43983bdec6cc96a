import { m } from '@warda/i18n/messages'
import { WorkroomPage } from '../../features/workroom/workroom-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { LiveStatusBadge } from '../../ui/feedback/live-status-badge.tsx'
import type { Route } from './+types/workroom.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_workroom(), description: m.admin_dashboard(), private: true })

export default function WorkroomRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_workroom()} action={<LiveStatusBadge />} />
      <WorkroomPage />
    </>
  )
}
