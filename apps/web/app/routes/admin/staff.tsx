import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { InviteButton, TeamPage } from '../../features/staff/team-page.tsx'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/staff.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_staff(), description: m.admin_dashboard(), private: true })

export default function StaffRoute() {
  const me = useAdminMe()
  // No permissions until they are loaded.
  const ownPermissions = me.data ? me.data.permissions : []
  return (
    <>
      <DashboardHeading
        title={m.admin_nav_staff()}
        lead={m.staff_lead()}
        action={me.data && <InviteButton ownPermissions={ownPermissions} />}
      />
      <TeamPage
        ownPermissions={ownPermissions}
        getActivityPath={(person) => `${adminPaths.audit}?who=${person.userId}`}
      />
    </>
  )
}
