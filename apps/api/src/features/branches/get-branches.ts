import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { branchOfManager } from './branch-scope.ts'
import { type BranchRow, findBranches } from './queries.ts'

/** The branches of the caller's client by name, a manager's own alone; none of who has no client (API-11). */
export const getBranches = (context: AppContext, actor: Actor): Promise<BranchRow[]> =>
  findBranches(context.db, actor.clientId, branchOfManager(actor))
