import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { type BranchData, type BranchRow, findBranch, updateBranch } from './queries.ts'

/** Changes a branch of the caller's client; place and budget stay when they are not named. Another's branch does not exist. */
export async function changeBranch(
  world: World,
  asked: { actor: Actor; branchId: number; data: BranchData },
): Promise<Result<BranchRow, 'not_found'>> {
  const which = { branchId: asked.branchId, clientId: asked.actor.clientId }
  return decideInTransaction<BranchRow, 'not_found'>(world.db, async (trx) => {
    if (!(await updateBranch(trx, which, asked.data))) return refuse('not_found')
    const branch = await findBranch(trx, asked.branchId)
    return branch ? ok(branch) : refuse('not_found')
  })
}
