import { addAll, type Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import {
  type BranchSums,
  boundBranch,
  countWaiting,
  type MonthSums,
  monthStart,
  sumBranches,
  yearOfMonths,
} from '../branches/index.ts'
import { type Credit, creditOf } from './client-credit.ts'

export type Overview = {
  branches: BranchSums[]
  months: MonthSums[]
  totals: { orders: number; pending: number; spent: Halalas; outstanding: Halalas; points: number }
  credit: Credit
  waitingApproval: number
}

/**
 * What the branches of the caller's client order, spend, owe and earn, with the last twelve months and the client's credit; a manager sees
 * the own branch (issue 4). `not_found` for who has no client.
 */
export async function getOverview(world: World, actor: Actor): Promise<Result<Overview, 'not_found'>> {
  const { clientId } = actor
  if (clientId === 0) return refuse('not_found')
  const now = world.clock.now()
  const bound = boundBranch(actor)
  const [branches, credit, waitingApproval] = await Promise.all([
    sumBranches(world.db, clientId, bound, monthStart(now)),
    creditOf(world.db, clientId),
    countWaiting(world.db, clientId, bound),
  ])
  const ids = branches.map(({ branchId }) => branchId)
  return ok({
    branches,
    months: await yearOfMonths(world.db, ids, now),
    totals: totalsOf(branches),
    credit,
    waitingApproval,
  })
}

const totalsOf = (branches: readonly BranchSums[]): Overview['totals'] => ({
  orders: addAll(branches.map(({ orders }) => orders)),
  pending: addAll(branches.map(({ pending }) => pending)),
  spent: addAll(branches.map(({ spent }) => spent)),
  outstanding: addAll(branches.map(({ outstanding }) => outstanding)),
  points: branches.reduce((sum, { points }) => sum + points, 0),
})
