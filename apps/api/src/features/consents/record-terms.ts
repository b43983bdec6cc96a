import type { Transaction } from '../../db/database.ts'
import { findTextVersion, insertConsent } from './queries.ts'

/** Writes down that a person accepted the terms as they read today. */
export async function recordTerms(trx: Transaction, accepted: { userId: string; ip: string; at: Date }): Promise<void> {
  const textVersion = await findTextVersion(trx)
  await insertConsent(trx, { ...accepted, purpose: 'terms', given: true, textVersion })
}
