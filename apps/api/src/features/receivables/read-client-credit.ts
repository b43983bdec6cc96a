import { calculateRemainingCredit } from '@warda/domain/client-terms/credit-limit'
import type { ClientId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { sumCredits } from './client-credit-queries.ts'

/** The credit limit of a client, the part used and the part left. */
export type Credit = { limit: Halalas; used: Halalas; left: Halalas }

const NONE: Credit = { limit: 0, used: 0, left: 0 }

/** The credit of a client, from the ledger; zero for an unknown client. Lock the client first when a decision depends on it. */
export const readClientCredit = async (db: Database, clientId: ClientId): Promise<Credit> =>
  (await readClientCredits(db, [clientId])).get(clientId) ?? NONE

/** The credit of many clients in one query; the result contains every id. */
export async function readClientCredits(db: Database, clientIds: readonly ClientId[]): Promise<Map<number, Credit>> {
  const credits = new Map<number, Credit>(clientIds.map((id) => [id, NONE]))
  for (const { clientId, limit, used } of await sumCredits(db, clientIds))
    credits.set(clientId, { limit, used, left: calculateRemainingCredit(limit, used) })
  return credits
}
