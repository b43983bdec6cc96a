import type { BranchId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { type BranchData, type BranchRow, findBranch, updateBranch } from './queries.ts'

/** Updates a branch of the caller's client; location and budget stay unchanged if undefined. `not_found` for another client's branch. */
export async function updateBranchDetails(
  context: AppContext,
  input: { actor: Actor; branchId: BranchId; data: BranchData },
): Promise<Result<BranchRow, 'not_found'>> {
  const key = { branchId: input.branchId, clientId: input.actor.clientId }
  return inResultTransaction<BranchRow, 'not_found'>(context.db, async (trx) => {
    if (!(await updateBranch(trx, key, input.data))) return refuse('not_found')
    const branch = await findBranch(trx, input.branchId)
    return branch ? ok(branch) : refuse('not_found')
  })
}
