import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { getManagedBranchId } from './branch-scope.ts'
import { type BranchRow, findBranches } from './queries.ts'

/** Lists the branches of the caller's client by name, for a manager only their own, and none for a caller without a client (API-11). */
export const getBranches = (context: AppContext, actor: Actor): Promise<BranchRow[]> =>
  findBranches(context.db, actor.clientId, getManagedBranchId(actor))
