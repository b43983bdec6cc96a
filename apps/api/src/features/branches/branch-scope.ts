import type { ClientId } from '@warda/domain/ids'
import type { Actor } from '../../http/handler.ts'

type ActorScope = Pick<Actor, 'role' | 'clientId' | 'branchId'>

/** The branch that a branch manager is limited to (decisions §1), or null for other roles. */
export const getManagedBranchId = (actor: ActorScope): number | null =>
  actor.role === 'BranchManager' ? actor.branchId : null

/** An Admin sees every branch, an owner those of the client, a manager only their own. */
export function canSeeBranch(actor: ActorScope, branch: { id: number; clientId: ClientId }): boolean {
  if (actor.role === 'Admin') return true
  if (actor.clientId === 0 || branch.clientId !== actor.clientId) return false
  const managedBranchId = getManagedBranchId(actor)
  return actor.role === 'Customer' || managedBranchId === branch.id
}
