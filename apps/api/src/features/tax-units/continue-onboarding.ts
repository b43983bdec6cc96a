import { randomUUID } from 'node:crypto'
import type { Seller } from '@warda/domain/invoices/invoice-document'
import { COMPLIANCE_KINDS, complianceXml } from '@warda/zatca/compliance-documents'
import { FIRST_PREVIOUS_HASH } from '@warda/zatca/invoice-hash'
import { signInvoice, type TaxUnit } from '@warda/zatca/sign-invoice'
import type { Credentials, DocumentAnswer, SignedDocument } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { activate } from './activate.ts'
import { loadSeller } from './current-seller.ts'
import { failOnboarding, findOnboarding, type OnboardingRow, setChecked, setWaiting } from './onboarding-queries.ts'
import { checkCertificate, decryptKey, decryptSecret, readSigner } from './unit-keys.ts'

/**
 * Job `onboard-tax-unit`: sends the six documents for the compliance checks, then requests the production certificate and activates the unit.
 * Throws when the authority does not answer, or when TAX_KEY_SECRET does not decrypt the keys or the seller details are incomplete; the retry continues with the same step.
 */
export async function continueOnboarding(
  context: AppContext,
  { onboardingId }: { onboardingId: string },
): Promise<void> {
  const onboarding = await findOnboarding(context.db, onboardingId)
  const seller = await loadSeller(context.db)
  if (!onboarding) return
  if (!seller) {
    await setWaiting(context.db, onboarding.id, 'seller')
    throw new Error('The seller details are incomplete.')
  }
  if (!canReadKeys(context, onboarding)) {
    await setWaiting(context.db, onboarding.id, 'key')
    throw new Error('TAX_KEY_SECRET does not decrypt the keys of the tax unit.')
  }
  const isChecked = onboarding.step === 'production' || (await checkDocuments(context, onboarding, seller))
  if (isChecked) await requestProduction(context, onboarding)
}

/** Whether TAX_KEY_SECRET is the one with which the onboarding began. */
function canReadKeys(context: AppContext, onboarding: OnboardingRow): boolean {
  try {
    readOnboardingCredentials(context, onboarding)
    decryptKey(context.config, onboarding.unitId, onboarding.privateKey)
    return true
  } catch {
    return false
  }
}

const readOnboardingCredentials = ({ config }: AppContext, { unitId, token, secret }: OnboardingRow): Credentials => ({
  token,
  secret: decryptSecret(config, unitId, secret),
})

/** Sends the documents that are not checked yet; false when the authority refused one. */
async function checkDocuments(context: AppContext, onboarding: OnboardingRow, seller: Seller): Promise<boolean> {
  const { db, taxAuthority, config, clock } = context
  const credentials = readOnboardingCredentials(context, onboarding)
  const signer = readSigner(config, { ...onboarding, id: onboarding.unitId })
  const documents = signComplianceDocuments(signer, seller, Math.floor(clock.now()))
  for (const [at, document] of documents.entries()) {
    if (at < onboarding.checked) continue
    const answer = await taxAuthority.checkDocument(onboarding.environment, credentials, document)
    const isAccepted = answer.kind === 'accepted' || answer.kind === 'alreadyReported'
    if (!isAccepted) {
      await recordFailure(context, onboarding, answer)
      return false
    }
    await setChecked(db, onboarding.id, at + 1, at + 1 === documents.length)
  }
  return true
}

/** The six documents, each linked to the one before. */
function signComplianceDocuments(signer: TaxUnit, seller: Seller, issuedAt: number): SignedDocument[] {
  let previousHash = FIRST_PREVIOUS_HASH
  return COMPLIANCE_KINDS.map((kind, at) => {
    const uuid = randomUUID()
    const xml = complianceXml(kind, { seller, issuedAt, uuid }, { counter: at + 1, previousHash })
    const signed = signInvoice(xml, signer, issuedAt)
    previousHash = signed.invoiceHash
    return { uuid, invoiceHash: signed.invoiceHash, xml: signed.xml }
  })
}

async function requestProduction(context: AppContext, onboarding: OnboardingRow): Promise<void> {
  const { db, taxAuthority, config } = context
  const { environment, requestId, unitId, id, privateKey } = onboarding
  const credentials = readOnboardingCredentials(context, onboarding)
  const key = decryptKey(config, unitId, privateKey)
  const answer = checkCertificate(
    key,
    await taxAuthority.requestProductionCertificate(environment, credentials, requestId),
  )
  if (answer.kind !== 'issued') {
    if (isIncomplete(answer)) await setChecked(db, id, 0, false)
    return recordFailure(context, onboarding, answer)
  }
  const activation = { onboardingId: id, unitId, key }
  await inTransaction(db, (trx) => activate(trx, context, { ...activation, certificate: answer.certificate }))
}

type Failure = Exclude<DocumentAnswer, { kind: 'accepted' }> | { kind: 'checksNeeded' }

/** Whether the authority has no results of all checks, so that they must be repeated. */
const isIncomplete = (answer: Failure): boolean =>
  answer.kind === 'refused' && answer.messages.some(({ code }) => code === 'Missing-ComplianceSteps')

/** Ends the onboarding when the authority refuses; otherwise throws, so that the job is retried. */
async function recordFailure(context: AppContext, { id }: OnboardingRow, answer: Failure): Promise<void> {
  if (answer.kind === 'refused' && !isIncomplete(answer)) return failOnboarding(context.db, id, answer.messages)
  const reason = answer.kind === 'unavailable' ? answer.reason : answer.kind
  await setWaiting(context.db, id, reason)
  throw new Error(`The tax authority did not check the unit (${reason}).`)
}
