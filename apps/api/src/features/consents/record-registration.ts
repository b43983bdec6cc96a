import type { Transaction } from '../../db/database.ts'
import type { LegalVersions } from '../legal-texts/index.ts'
import { insertConsent } from './queries.ts'

type RegistrationConsents = { userId: string; marketing: boolean; versions: LegalVersions; ip: string; at: Date }

/** Records what a new user agreed to: the terms, the privacy notice that was shown, and offers if they were wanted. */
export async function recordRegistration(trx: Transaction, input: RegistrationConsents): Promise<void> {
  const { marketing, versions, ...by } = input
  const consent = { ...by, given: true, source: 'register' } as const
  await insertConsent(trx, { ...consent, purpose: 'terms', textVersion: versions.terms })
  await insertConsent(trx, { ...consent, purpose: 'privacy', textVersion: versions.privacy })
  if (marketing) await insertConsent(trx, { ...consent, purpose: 'marketing', textVersion: versions.privacy })
}
