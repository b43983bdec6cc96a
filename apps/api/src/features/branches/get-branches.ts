import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { type BranchRow, findBranches } from './queries.ts'
import { boundBranch } from './branch-scope.ts'

/** The branches of the caller's client by name, a manager's own alone; none of who has no client (API-11). */
export const getBranches = (world: World, actor: Actor): Promise<BranchRow[]> =>
  findBranches(world.db, actor.clientId, boundBranch(actor))
