import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { findBranchOrders, type OrderView } from '../orders/index.ts'
import { type BranchRow, findBranch } from './queries.ts'
import { maySeeBranch } from './branch-scope.ts'
import type { MonthSums } from './totals-queries.ts'
import { yearOfMonths } from './months-of-year.ts'

const LAST_ORDERS = 5

export type BranchDetails = { branch: BranchRow; months: MonthSums[]; lastOrders: OrderView[] }

/** One branch with its last twelve months and five orders (CLIENT-05); what the caller may not see does not exist. */
export async function getBranch(
  world: World,
  actor: Actor,
  branchId: number,
): Promise<Result<BranchDetails, 'not_found'>> {
  const branch = await findBranch(world.db, branchId)
  if (!branch || !maySeeBranch(actor, branch)) return refuse('not_found')
  const [months, lastOrders] = await Promise.all([
    yearOfMonths(world.db, [branch.id], world.clock.now()),
    findBranchOrders(world.db, branch.id, LAST_ORDERS),
  ])
  return ok({ branch, months, lastOrders })
}
