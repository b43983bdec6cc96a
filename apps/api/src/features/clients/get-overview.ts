import type { BranchId, ClientId } from '@warda/domain/ids'
import { type Halalas, sumHalalas } from '@warda/domain/money'
import { checkStatementPeriod, type StatementError } from '@warda/domain/payments/statement-period'
import { ok, type Result, refuse } from '@warda/domain/result'
import { type IsoDate, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import {
  type BranchTotals,
  countWaiting,
  getManagedBranchId,
  getMonthStart,
  listMonthsOfYear,
  type MonthTotals,
  sumBranches,
} from '../branches/index.ts'
import { type Credit, readClientCredit, sumMovements, sumOwed } from '../receivables/index.ts'

type BranchSums = BranchTotals & { paid: Halalas | null }

export type Overview = {
  period: Period | null
  branches: BranchSums[]
  months: MonthTotals[]
  totals: Pick<BranchSums, 'orders' | 'pending' | 'spent' | 'paid' | 'outstanding' | 'unconfirmed' | 'points'>
  credit: Credit
  waitingApproval: number
}

type Period = { from: IsoDate; to: IsoDate }

type Input = { branchId?: BranchId | undefined; from?: IsoDate | undefined; to?: IsoDate | undefined }

/**
 * Sums the orders, spending, debts and points of the client's branches, with the last twelve months and the client's credit; a branch manager
 * sees only their branch (issue 4). With a period spending and debts are those of the statement (RUN-04). `not_found` for a caller without a
 * client and for a branch that is not theirs.
 */
export async function getOverview(
  context: AppContext,
  actor: Actor,
  input: Input,
): Promise<Result<Overview, 'not_found' | StatementError>> {
  const { clientId } = actor
  if (clientId === 0) return refuse('not_found')
  const now = context.clock.now()
  const period = readPeriod(input, riyadhDate(now))
  if (!period.ok) return period
  const managed = getManagedBranchId(actor)
  const branchId = input.branchId || managed
  if (managed !== null && branchId !== managed) return refuse('not_found')
  const [branches, owed, credit, waitingApproval] = await Promise.all([
    sumPeriod(context, { clientId, branchId, period: period.value, now }),
    branchId === null && period.value === null ? sumOwed(context.db, { clientId }) : null,
    readClientCredit(context.db, clientId),
    countWaiting(context.db, clientId, branchId),
  ])
  if (branchId !== null && branches.length === 0) return refuse('not_found')
  const ids = branches.map(({ branchId }) => branchId)
  return ok({
    period: period.value,
    branches,
    months: await listMonthsOfYear(context.db, ids, now),
    // A client may have more branches than are listed.
    totals: { ...sumTotals(branches), ...(owed && { outstanding: owed.owed, unconfirmed: owed.unconfirmed }) },
    credit,
    waitingApproval,
  })
}

/** Without days there is no period. */
const readPeriod = ({ from, to }: Input, today: IsoDate): Result<Period | null, StatementError> =>
  from === undefined && to === undefined ? ok(null) : checkStatementPeriod({ from, to }, today)

async function sumPeriod(
  context: AppContext,
  input: { clientId: ClientId; branchId: BranchId | null; period: Period | null; now: number },
): Promise<BranchSums[]> {
  const { clientId, branchId, period, now } = input
  const instants = period && {
    from: new Date(riyadhInstant(period.from, 0)),
    until: new Date(riyadhInstant(period.to, 1440)),
  }
  const [totals, movements] = await Promise.all([
    sumBranches(context.db, clientId, branchId, getMonthStart(now), instants),
    instants ? sumMovements(context.db, { clientId, branchId: branchId ?? undefined }, instants) : null,
  ])
  if (movements === null) return totals.map((branch) => ({ ...branch, paid: null }))
  const moved = new Map(movements.map((each) => [each.branchId, each]))
  return totals.map((branch) => {
    const { charged = 0, paid = 0, closing = 0 } = moved.get(branch.branchId) ?? {}
    return { ...branch, spent: charged, paid, outstanding: closing }
  })
}

const sumTotals = (branches: readonly BranchSums[]): Overview['totals'] => ({
  orders: sumHalalas(branches.map(({ orders }) => orders)),
  pending: sumHalalas(branches.map(({ pending }) => pending)),
  spent: sumHalalas(branches.map(({ spent }) => spent)),
  paid: branches.every(({ paid }) => paid === null) ? null : sumHalalas(branches.map(({ paid }) => paid ?? 0)),
  outstanding: sumHalalas(branches.map(({ outstanding }) => outstanding)),
  unconfirmed: sumHalalas(branches.map(({ unconfirmed }) => unconfirmed)),
  points: branches.reduce((sum, { points }) => sum + points, 0),
})
