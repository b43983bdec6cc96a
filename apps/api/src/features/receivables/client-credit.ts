import { remainingCredit } from '@warda/domain/client-terms/credit-limit'
import type { Halalas } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { sumCredits } from './client-credit-queries.ts'

/** What a client may owe at once, owes of it, and may still owe. */
export type Credit = { limit: Halalas; used: Halalas; left: Halalas }

const NONE: Credit = { limit: 0, used: 0, left: 0 }

/** A client's credit, read from the ledger; none for a client that is not there. Lock the client first when something hangs on it. */
export const clientCredit = async (db: Database, clientId: number): Promise<Credit> =>
  (await clientCreditOfMany(db, [clientId])).get(clientId) ?? NONE

/** The credit of many clients in one question; every id asked for is in the answer. */
export async function clientCreditOfMany(db: Database, clientIds: readonly number[]): Promise<Map<number, Credit>> {
  const credits = new Map<number, Credit>(clientIds.map((id) => [id, NONE]))
  for (const { clientId, limit, used } of await sumCredits(db, clientIds))
    credits.set(clientId, { limit, used, left: remainingCredit(limit, used) })
  return credits
}
