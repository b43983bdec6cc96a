import { type Halalas, sumHalalas } from '@warda/domain/money'
import type { Ageing } from '@warda/domain/payments/debt-ageing'
import { checkStatementPeriod, type StatementError } from '@warda/domain/payments/statement-period'
import { ok, type Result } from '@warda/domain/result'
import { type IsoDate, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { ageingOf } from './get-debts.ts'
import { findOwed } from './outstanding-queries.ts'
import { type Claim, type Party, resolveParty } from './resolve-party.ts'
import { findMovements, type MovementRow } from './statement-queries.ts'
import { storeCreditOf } from './store-credit.ts'

/** The most movements of one statement. */
const MOST_MOVEMENTS = 5_000

export type AccountStatement = {
  who: Party
  from: IsoDate
  to: IsoDate
  opening: Halalas
  closing: Halalas
  /** Oldest first, each with what was owed after it. */
  entries: (MovementRow & { balance: Halalas })[]
  /** Of today, whatever the period. */
  ageing: Ageing
  storeCredit: Halalas
}

/**
 * The statement of account of a client or a retail buyer: what moved what they owe between two Riyadh days, both included (the last 90 days
 * unless asked), and the balances around it. At most a year; of more than 5,000 movements the oldest are in the opening balance.
 */
export async function getStatement(
  context: AppContext,
  actor: Actor,
  asked: Claim & { from: string | undefined; to: string | undefined },
): Promise<Result<AccountStatement, 'not_found' | StatementError>> {
  const today = riyadhDate(context.clock.now())
  const days = checkStatementPeriod(asked, today)
  if (!days.ok) return days
  const who = await resolveParty(context, actor, asked)
  return who.ok ? ok(await statementOf(context, who.value, days.value)) : who
}

/** The statement of somebody whose money may be looked at, between two Riyadh days that exist, both included. */
export async function statementOf(
  context: AppContext,
  who: Party,
  days: { from: IsoDate; to: IsoDate },
): Promise<AccountStatement> {
  const { from, to } = days
  const { owner } = who
  const today = riyadhDate(context.clock.now())
  const period = { from: new Date(riyadhInstant(from, 0)), until: new Date(riyadhInstant(to, 1440)) }
  const [moves, owed, storeCredit] = await Promise.all([
    findMovements(context.db, owner, { ...period, limit: MOST_MOVEMENTS }),
    findOwed(context.db, owner, 0),
    storeCreditOf(context.db, owner),
  ])
  const opening = moves.closing - sumHalalas(moves.rows.map(({ amount }) => amount))
  let balance = opening
  const entries = moves.rows.map((row) => {
    balance += row.amount
    return { ...row, balance }
  })
  return {
    who,
    from,
    to,
    opening,
    closing: moves.closing,
    entries,
    ageing: ageingOf(owed, today),
    storeCredit,
  }
}
