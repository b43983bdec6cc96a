import type { ClientId } from '@warda/domain/ids'
import type { Actor } from '../../http/handler.ts'

type Who = Pick<Actor, 'role' | 'clientId' | 'branchId'>

/** The one branch that this person is bound to, or null: a manager sees and acts for the own branch alone (decisions §1). */
export const branchOfManager = (actor: Who): number | null => (actor.role === 'BranchManager' ? actor.branchId : null)

/** Whether this person may see a branch: the Admin any, an owner those of the client, a manager the own. */
export function canSeeBranch(actor: Who, branch: { id: number; clientId: ClientId }): boolean {
  if (actor.role === 'Admin') return true
  if (actor.clientId === 0 || branch.clientId !== actor.clientId) return false
  const bound = branchOfManager(actor)
  return actor.role === 'Customer' || bound === branch.id
}
