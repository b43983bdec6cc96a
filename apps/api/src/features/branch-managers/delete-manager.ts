import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { deleteOpenTokens } from '../accounts/index.ts'
import { revokeUserSessions } from '../sessions/index.ts'
import { deleteIdentityFile, endManager, findManager, lockBranch } from './queries.ts'

/**
 * Removes the manager of a branch: the account is logged out with its next request, the address is free again, the orders stay (decisions
 * §1). A branch without that manager, another client's branch and an unknown branch are all `manager.none`.
 */
export async function deleteManager(
  context: AppContext,
  input: { actor: Actor; branchId: number; managerId: number },
): Promise<Result<null, 'manager.none'>> {
  const { actor, branchId, managerId } = input
  const at = new Date(context.clock.now())
  return inResultTransaction<null, 'manager.none'>(context.db, async (trx) => {
    const clientId = await lockBranch(trx, branchId)
    const isAllowed = actor.role === 'Admin' || (clientId !== undefined && clientId === actor.clientId)
    const manager = isAllowed ? await findManager(trx, branchId) : undefined
    if (manager?.id !== managerId) return refuse('manager.none')
    await endManager(trx, manager, at)
    await revokeUserSessions(trx, manager.userId, 'deleted', at)
    await deleteOpenTokens(trx, manager.userId)
    if (manager.identityFile) await deleteIdentityFile(trx, manager.identityFile, at)
    return ok(null)
  })
}
