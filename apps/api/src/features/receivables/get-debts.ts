import { LIMITS } from '@warda/domain/limits'
import { type Halalas, sumHalalas } from '@warda/domain/money'
import { type Ageing, calculateAgeing } from '@warda/domain/payments/debt-ageing'
import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { ok, type Result } from '@warda/domain/result'
import { type IsoDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { sumOpenAmounts } from './amount-queries.ts'
import type { CreditOwner } from './credit-queries.ts'
import type { DebtRow } from './debt-queries.ts'
import { findOutstanding, type OutstandingOrder } from './outstanding-queries.ts'
import { type Owed, sumOwed } from './owed-queries.ts'
import { type Payable, sumPayable } from './payable-queries.ts'
import { type Claim, type Party, resolveParty } from './resolve-party.ts'
import { getStoreCredit } from './store-credit.ts'

export type DebtList = Owed & {
  who: Party
  /** Open debts first, first due first; at most 100. */
  debts: DebtRow[]
  /** Σ of all open debts (I14). */
  outstanding: Halalas
  /** Of the orders that owe something, confirmed or not. */
  amounts: OrderSums
  /** Of everything owed: includes amounts without a debt, due since delivery or not yet due. */
  ageing: Ageing
  storeCredit: Halalas
  /** What one link pays of everything owed and of what is overdue. */
  payable: { all: Payable; overdue: Payable }
  today: IsoDate
}

/** The debts and the ageing of a client or a retail buyer (API-19). */
export async function getDebts(
  context: AppContext,
  actor: Actor,
  claim: Claim,
): Promise<Result<DebtList, 'not_found'>> {
  const who = await resolveParty(context, actor, claim)
  if (!who.ok) return who
  const { owner } = who.value
  const today = riyadhDate(context.clock.now())
  const link = { today, limit: LIMITS.ordersPerLink }
  const [outstanding, owed, amounts, storeCredit, all, overdue] = await Promise.all([
    findOutstanding(context.db, owner, LIMITS.pageSize),
    sumOwed(context.db, owner),
    sumOpenAmounts(context.db, owner),
    getStoreCredit(context.db, who.value.clientId > 0 ? { clientId: who.value.clientId } : owner),
    sumPayable(context.db, owner, { ...link, overdue: false }),
    sumPayable(context.db, owner, { ...link, overdue: true }),
  ])
  return ok({
    who: who.value,
    debts: outstanding.debts.slice(0, LIMITS.pageSize),
    outstanding: sumHalalas(outstanding.debts.map(({ remaining }) => remaining)),
    ...owed,
    amounts,
    ageing: getAgeing(outstanding, today),
    storeCredit,
    payable: { all, overdue },
    today,
  })
}

/** The overdue amount of an owner: due before today. */
export async function sumOverdue(db: Database, owner: CreditOwner, today: IsoDate): Promise<Halalas> {
  const { total, current } = getAgeing(await findOutstanding(db, owner, 0), today)
  return total - current
}

/** Amounts without a debt are due since delivery. */
const getAgeing = (owed: OutstandingOrder, today: IsoDate): Ageing =>
  calculateAgeing(
    [
      ...owed.debts.map((debt) => ({ amount: debt.remaining, due: debt.dueDate })),
      ...owed.unscheduled.map(({ amount, delivered }) => ({ amount, due: delivered })),
    ],
    today,
  )
