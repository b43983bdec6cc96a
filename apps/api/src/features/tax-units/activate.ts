import type { KeyObject } from 'node:crypto'
import { readCertificate } from '@warda/zatca/signing-certificate'
import type { IssuedCertificate } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { failOnboarding, finishOnboarding } from './onboarding-queries.ts'
import { activateUnit } from './queries.ts'
import { certificateOf, encryptKey, encryptSecret } from './unit-keys.ts'

export type Activation = { onboardingId: string; unitId: string; key: KeyObject; certificate: IssuedCertificate }

/**
 * Signs with a unit's production certificate from now on. Documents that waited for a valid certificate are issued. Does nothing for a unit
 * that was revoked meanwhile.
 */
export async function activate(trx: Transaction, context: AppContext, activation: Activation): Promise<void> {
  const { config, clock } = context
  const { onboardingId, unitId, key, certificate } = activation
  // Throws for a certificate of another form, before anything is changed.
  const { serialNumber, certificate: x509 } = readCertificate(certificateOf(certificate.token))
  if (!x509.checkPrivateKey(key)) throw new Error('The certificate of the tax unit is not for its key.')
  const isActive = await activateUnit(trx, {
    id: unitId,
    privateKey: encryptKey(config, unitId, key),
    token: certificate.token,
    secret: encryptSecret(config, unitId, certificate.secret),
    certificateSerial: serialNumber,
    expiresAt: x509.validToDate,
    at: new Date(clock.now()),
  })
  if (!isActive) return failOnboarding(trx, onboardingId, [])
  await finishOnboarding(trx, onboardingId)
  await enqueue(trx, 'issue-owed', {})
}
