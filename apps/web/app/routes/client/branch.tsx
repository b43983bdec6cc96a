import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clientPaths } from '../../client-paths.ts'
import { ManagerSection } from '../../features/branch-managers/manager-section.tsx'
import { BranchPage } from '../../features/branches/branch-page.tsx'
import { useSession } from '../../lib/session/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { notify } from '../../ui/toast.ts'
import type { Route } from './+types/branch.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.branches_info(), description: m.branches_lead(), private: true })

export default function BranchRoute({ params }: Route.ComponentProps) {
  const session = useSession()
  const navigate = useNavigate()
  const branchId = /^[1-9]\d{0,8}$/.test(params.branchId) ? Number(params.branchId) : null
  const home = clientPaths.branches(params.id)
  useEffect(() => {
    if (branchId !== null) return
    // ERR-04: an address that names no branch.
    void notify.warning(m.client_invalid_id(), { where: 'shell' })
    void navigate(home, { replace: true })
  }, [branchId, home, navigate])
  if (!session || branchId === null) return null
  return <BranchPage session={session} branchId={branchId} manager={(branch) => <ManagerSection branch={branch} />} />
}
