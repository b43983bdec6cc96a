import type { BranchId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { findBranchOrders, type OrderView } from '../orders/index.ts'
import { canSeeBranch } from './branch-scope.ts'
import { listMonthsOfYear } from './months-of-year.ts'
import { type BranchRow, findBranch } from './queries.ts'
import type { MonthTotals } from './totals-queries.ts'

const LAST_ORDERS = 5

export type BranchDetails = { branch: BranchRow; months: MonthTotals[]; lastOrders: OrderView[] }

/** Loads a branch with its last twelve months and last orders (CLIENT-05); `not_found` if the caller may not see it. */
export async function getBranch(
  context: AppContext,
  actor: Actor,
  branchId: BranchId,
): Promise<Result<BranchDetails, 'not_found'>> {
  const branch = await findBranch(context.db, branchId)
  if (!branch || !canSeeBranch(actor, branch)) return refuse('not_found')
  const [months, lastOrders] = await Promise.all([
    listMonthsOfYear(context.db, [branch.id], context.clock.now()),
    findBranchOrders(context.db, branch.id, LAST_ORDERS),
  ])
  return ok({ branch, months, lastOrders })
}
