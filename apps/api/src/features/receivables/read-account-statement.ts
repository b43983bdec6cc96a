import { type Halalas, sumHalalas } from '@warda/domain/money'
import { type Ageing, calculateAgeing } from '@warda/domain/payments/debt-ageing'
import { type IsoDate, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { findMovements, type MovementRow } from './movement-queries.ts'
import { findPastOwed } from './past-owed-queries.ts'
import type { Party } from './resolve-party.ts'
import { getStoreCredit } from './store-credit.ts'

/** Maximum number of movements on a statement; older ones are part of the opening balance. */
const MAX_MOVEMENTS = 5_000

export type AccountStatement = {
  who: Party
  from: IsoDate
  to: IsoDate
  opening: Halalas
  closing: Halalas
  /** Oldest first, each with the balance after it. */
  entries: (MovementRow & { balance: Halalas })[]
  /** At the end of the period, or today while that is ahead. */
  ageing: Ageing
  storeCredit: Halalas
}

/** Builds the statement of a party between two Riyadh days, both included. The caller has checked access. */
export async function readAccountStatement(
  context: AppContext,
  who: Party,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<AccountStatement> {
  const today = riyadhDate(context.clock.now())
  const period = { from: new Date(riyadhInstant(from, 0)), until: new Date(riyadhInstant(to, 1440)) }
  const asOf = to < today ? to : today
  const [movements, owed, storeCredit] = await Promise.all([
    findMovements(context.db, who.owner, { ...period, limit: MAX_MOVEMENTS }),
    findPastOwed(context.db, who.owner, period.until),
    // Store credit belongs to the client, not to a branch.
    getStoreCredit(context.db, who.clientId > 0 ? { clientId: who.clientId } : who.owner),
  ])
  const opening = movements.closing - sumHalalas(movements.rows.map(({ amount }) => amount))
  let balance = opening
  const entries = movements.rows.map((row) => {
    balance += row.amount
    return { ...row, balance }
  })
  return {
    who,
    from,
    to,
    opening,
    closing: movements.closing,
    entries,
    ageing: calculateAgeing(owed, asOf),
    storeCredit,
  }
}
