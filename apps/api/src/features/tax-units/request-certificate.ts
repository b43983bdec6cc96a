import { createHash, randomUUID } from 'node:crypto'
import type { Seller } from '@warda/domain/invoices/invoice-document'
import { ok, type Result, refuse } from '@warda/domain/result'
import { createSigningRequest, type TaxEnvironment } from '@warda/zatca/signing-request'
import type { AuthorityFailure, CertificateAnswer } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { activate } from './activate.ts'
import { loadSeller } from './current-seller.ts'
import {
  failAbandoned,
  failOnboarding,
  findRepeatedUnit,
  insertOnboarding,
  lockPassword,
  setComplianceCertificate,
} from './onboarding-queries.ts'
import { findCredentials, findUnit, hasProductionUnit, insertUnit, type UnitRow } from './queries.ts'
import { findSigningWait } from './signing-wait.ts'
import { checkCertificate, encryptKey, encryptSecret, generateUnitKey, readCredentials } from './unit-keys.ts'

export type AuthorityError = 'tax.authority_refused' | 'tax.authority_unavailable' | 'tax.certificate_rejected'
export type RequestCertificateError =
  | AuthorityError
  | 'tax.key_missing'
  | 'invoice.seller_missing'
  | 'tax.unit_not_active'
  | 'tax.production_used'

type UnitForm = { environment: TaxEnvironment; branch: string; location: string; businessCategory: string }

/**
 * Creates a unit and requests its compliance certificate with a one-time password; the job `onboard-tax-unit` continues. A repeated
 * request with the same password returns the existing unit.
 */
export async function onboardUnit(
  context: AppContext,
  { oneTimePassword, ...form }: UnitForm & { oneTimePassword: string },
): Promise<Result<UnitRow, RequestCertificateError>> {
  const id = randomUUID()
  const unit = { ...form, id, serialNumber: `1-Warda|2-1|3-${id}` }
  return requestCertificate(context, { unit, kind: 'first', oneTimePassword })
}

/** Requests a certificate for a new key of the active unit, which continues its chain. */
export async function renewUnit(
  context: AppContext,
  { unitId, oneTimePassword }: { unitId: string; oneTimePassword: string },
): Promise<Result<UnitRow, RequestCertificateError>> {
  const unit = await findUnit(context.db, unitId)
  if (unit?.state !== 'active') return refuse('tax.unit_not_active')
  if ((await findSigningWait(context, context.db)) === 'key') return refuse('tax.key_missing')
  return requestCertificate(context, { unit, kind: 'renewal', oneTimePassword })
}

type CertificateRequest = {
  unit: Pick<UnitRow, 'id' | 'environment' | 'serialNumber' | 'branch' | 'location' | 'businessCategory'>
  kind: 'first' | 'renewal'
  oneTimePassword: string
}

async function requestCertificate(
  context: AppContext,
  request: CertificateRequest,
): Promise<Result<UnitRow, RequestCertificateError>> {
  const { config, db } = context
  const { unit, kind, oneTimePassword } = request
  if (config.TAX_KEY_SECRET === null) return refuse('tax.key_missing')
  const passwordHash = hashPassword(unit.environment, oneTimePassword)
  const seller = await loadSeller(db)
  if (!seller) return refuse('invoice.seller_missing')
  if (kind === 'first' && unit.environment !== 'production' && (await hasProductionUnit(db)))
    return refuse('tax.production_used')
  const key = generateUnitKey()
  const onboardingId = randomUUID()
  const existing = await inTransaction(db, async (trx) => {
    await lockPassword(trx, passwordHash)
    const repeated = await findRepeatedUnit(trx, { kind, unit, passwordHash })
    if (repeated) return repeated
    await failAbandoned(trx)
    setAuditSubject(`tax-unit:${unit.id}`)
    if (kind === 'first') await insertUnit(trx, unit)
    const privateKey = encryptKey(config, unit.id, key)
    await insertOnboarding(trx, { id: onboardingId, unitId: unit.id, kind, privateKey, passwordHash })
    return null
  })
  if (existing) {
    skipAudit()
    return ok(await requireUnit(context, existing))
  }
  const signingRequest = createSigningRequest(unitDetails(unit, seller), key, unit.environment)
  const answer = checkCertificate(key, await sendRequest(context, request, signingRequest))
  if (answer.kind === 'issued' || answer.kind === 'checksNeeded') {
    const { certificate } = answer
    await inTransaction(db, async (trx) => {
      if (kind === 'renewal' && answer.kind === 'issued')
        return activate(trx, context, { onboardingId, unitId: unit.id, key, certificate })
      const secret = encryptSecret(config, unit.id, certificate.secret)
      await setComplianceCertificate(trx, onboardingId, { ...certificate, secret })
      await enqueue(trx, 'onboard-tax-unit', { onboardingId }, { key: `onboard-tax-unit:${onboardingId}` })
    })
    return ok(await requireUnit(context, unit.id))
  }
  await failOnboarding(db, onboardingId, answer.kind === 'refused' ? answer.messages : [])
  return describeFailure(answer)
}

async function sendRequest(
  { taxAuthority, config, db }: AppContext,
  { unit, kind, oneTimePassword }: CertificateRequest,
  signingRequest: string,
): Promise<CertificateAnswer> {
  const request = { signingRequest, oneTimePassword }
  if (kind === 'first') return taxAuthority.requestComplianceCertificate(unit.environment, request)
  const keys = await findCredentials(db, unit.id)
  if (!keys) return { kind: 'unauthorized' }
  return taxAuthority.renewCertificate(unit.environment, readCredentials(config, keys), request)
}

/** Longest organization name of a certificate (RFC 5280, ub-organization-name). */
const MAX_NAME = 64

const unitDetails = (unit: CertificateRequest['unit'], seller: Seller) => ({
  commonName: `Warda-${unit.id.slice(0, 8)}-${seller.vatNumber}`,
  serialNumber: unit.serialNumber,
  organizationIdentifier: seller.vatNumber,
  organizationUnit: unit.branch,
  organization: [...seller.name.ar].slice(0, MAX_NAME).join(''),
  invoiceTypes: '1100',
  location: unit.location,
  businessCategory: unit.businessCategory,
})

const hashPassword = (environment: TaxEnvironment, oneTimePassword: string): string =>
  createHash('sha256').update(`${environment}:${oneTimePassword}`).digest('hex')

async function requireUnit({ db }: AppContext, id: string): Promise<UnitRow> {
  const unit = await findUnit(db, id)
  if (!unit) throw new Error(`The tax unit ${id} does not exist.`)
  return unit
}

/** The error for the caller. */
function describeFailure(answer: AuthorityFailure): Result<never, AuthorityError> {
  if (answer.kind === 'unauthorized') return refuse('tax.certificate_rejected')
  if (answer.kind === 'unavailable') return refuse('tax.authority_unavailable')
  const reasons = answer.messages.map(({ code, text }) => text || code).filter((text) => text !== '')
  return refuse('tax.authority_refused', { reason: reasons.slice(0, 3).join(' ') })
}
