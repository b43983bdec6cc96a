import type { KeyObject } from 'node:crypto'
import type { AuthorityMessage } from '@warda/domain/invoices/authority-message'
import { readCertificate } from '@warda/zatca/signing-certificate'
import type { IssuedCertificate } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { failOnboarding, finishOnboarding } from './onboarding-queries.ts'
import { activateUnit } from './queries.ts'
import { certificateOf, encryptKey, encryptSecret } from './unit-keys.ts'

export type Activation = { onboardingId: string; unitId: string; key: KeyObject; certificate: IssuedCertificate }

const PRODUCTION_USED: AuthorityMessage = {
  level: 'error',
  code: '',
  text: 'The shop uses the production system; a test unit would sign its documents without effect.',
}

/**
 * Makes a unit the active one with a production certificate that `checkCertificate` accepted, and issues the documents that waited for it.
 * Fails the onboarding when the unit was revoked in the meantime, or when it is a test unit and a production unit was activated.
 */
export async function activate(trx: Transaction, context: AppContext, activation: Activation): Promise<void> {
  const { config, clock } = context
  const { onboardingId, unitId, key, certificate } = activation
  const { serialNumber, certificate: x509 } = readCertificate(certificateOf(certificate.token))
  const result = await activateUnit(trx, {
    id: unitId,
    privateKey: encryptKey(config, unitId, key),
    token: certificate.token,
    secret: encryptSecret(config, unitId, certificate.secret),
    certificateSerial: serialNumber,
    expiresAt: x509.validToDate,
    at: new Date(clock.now()),
  })
  if (result !== 'activated')
    return failOnboarding(trx, onboardingId, result === 'production_used' ? [PRODUCTION_USED] : [])
  await finishOnboarding(trx, onboardingId)
  await enqueue(trx, 'issue-owed', {})
}
