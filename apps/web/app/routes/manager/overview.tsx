import { m } from '@warda/i18n/messages'
import { OwnBranch } from '../../features/branches/own-branch.tsx'
import { BudgetPanel } from '../../features/client-overview/budget-panel.tsx'
import { useSession } from '../../lib/session/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/overview.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.manager_nav_branch(), description: m.manager_lead(), private: true })

export default function ManagerOverviewRoute() {
  const session = useSession()
  if (!session) return null
  return (
    <OwnBranch
      userId={session.userId}
      budget={(branchId) => <BudgetPanel userId={session.userId} branchId={branchId} />}
    />
  )
}
