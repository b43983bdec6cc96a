import { type Halalas, sumHalalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import {
  type BranchTotals,
  countWaiting,
  getManagedBranchId,
  type MonthTotals,
  monthStart,
  monthsOfYear,
  sumBranches,
} from '../branches/index.ts'
import { type Credit, clientCredit, sumOwed } from '../receivables/index.ts'

export type Overview = {
  branches: BranchTotals[]
  months: MonthTotals[]
  totals: {
    orders: number
    pending: number
    spent: Halalas
    outstanding: Halalas
    unconfirmed: Halalas
    points: number
  }
  credit: Credit
  waitingApproval: number
}

/**
 * Sums the orders, spending, debts and points of the client's branches, with the last twelve months and the client's credit; a branch manager
 * sees only their branch (issue 4). `not_found` for a caller without a client.
 */
export async function getOverview(context: AppContext, actor: Actor): Promise<Result<Overview, 'not_found'>> {
  const { clientId } = actor
  if (clientId === 0) return refuse('not_found')
  const now = context.clock.now()
  const branchId = getManagedBranchId(actor)
  const [branches, owed, credit, waitingApproval] = await Promise.all([
    sumBranches(context.db, clientId, branchId, monthStart(now)),
    branchId === null ? sumOwed(context.db, { clientId }) : null,
    clientCredit(context.db, clientId),
    countWaiting(context.db, clientId, branchId),
  ])
  const ids = branches.map(({ branchId }) => branchId)
  return ok({
    branches,
    months: await monthsOfYear(context.db, ids, now),
    // A client may have more branches than are listed.
    totals: { ...sumTotals(branches), ...(owed && { outstanding: owed.owed, unconfirmed: owed.unconfirmed }) },
    credit,
    waitingApproval,
  })
}

const sumTotals = (branches: readonly BranchTotals[]): Overview['totals'] => ({
  orders: sumHalalas(branches.map(({ orders }) => orders)),
  pending: sumHalalas(branches.map(({ pending }) => pending)),
  spent: sumHalalas(branches.map(({ spent }) => spent)),
  outstanding: sumHalalas(branches.map(({ outstanding }) => outstanding)),
  unconfirmed: sumHalalas(branches.map(({ unconfirmed }) => unconfirmed)),
  points: branches.reduce((sum, { points }) => sum + points, 0),
})
