import { LIMITS } from '@warda/domain/limits'
import type { LoyaltyRule } from '@warda/domain/loyalty/points'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readSettings } from '../settings/index.ts'
import { findEntries, type LoyaltyRow, sumPoints } from './queries.ts'

export type LoyaltyStanding = {
  entries: LoyaltyRow[]
  balance: number
  rules: readonly LoyaltyRule[]
  pointsPerRiyal: number
}

/** The user's points: balance, newest entries (at most 100) and the rules of the shop. */
export async function getLoyaltyPoints(context: AppContext, userId: string): Promise<LoyaltyStanding> {
  const { loyaltyRules, pointsPerRiyal } = await readSettings(context)
  const [entries, balance] = await inTransaction(context.db, async (trx) => [
    await findEntries(trx, userId, LIMITS.pageSize),
    await sumPoints(trx, userId),
  ])
  return { entries, balance, rules: loyaltyRules, pointsPerRiyal }
}
