import type { Transaction } from '../../db/database.ts'
import { findTextVersion, insertConsent } from './queries.ts'

/** Records that a user accepted the current terms. */
export async function recordTerms(trx: Transaction, accepted: { userId: string; ip: string; at: Date }): Promise<void> {
  const textVersion = await findTextVersion(trx)
  await insertConsent(trx, { ...accepted, purpose: 'terms', given: true, textVersion })
}
