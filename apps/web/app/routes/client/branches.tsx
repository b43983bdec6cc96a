import { m } from '@warda/i18n/messages'
import { BranchesPage } from '../../features/branches/branches-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/branches.ts'
import { SessionPage } from './own-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_branches(), description: m.branches_lead(), private: true })

export default function BranchesRoute() {
  return (
    <SessionPage title={m.client_nav_branches()} lead={m.branches_lead()}>
      {(session) => <BranchesPage session={session} />}
    </SessionPage>
  )
}
