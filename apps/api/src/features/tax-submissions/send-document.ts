import type { DocumentAnswer, SignedDocument } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { loadUnitAccess, type UnitAccess } from '../tax-units/index.ts'
import { type ClaimedRow, setAnswer, setNoAnswer } from './queries.ts'
import { setReportedInstead } from './rejection-queries.ts'

/** Attempts are at most an hour apart, so that a document is reported soon after an outage of the authority ends. */
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 60 * 60_000
/** Consecutive requests without an answer after which a unit pauses, and the longest pause. */
const PAUSE_AFTER = 3
const MAX_PAUSE_MS = 15 * 60_000

/** Time between a rejection and its mail. */
const MAIL_DELAY_MS = 60_000

/** TAX_KEY_SECRET is missing or does not decrypt the unit's secret. */
const NO_KEY = { kind: 'unavailable', reason: 'key' } as const

/**
 * Sends a claimed document and stores the answer. Sending a document again after a lost answer is safe: the authority answers 409 or with
 * the same clearance.
 */
export async function sendDocument(context: AppContext, claimed: ClaimedRow): Promise<void> {
  const { db, log, clock } = context
  const access = await loadUnitAccess(context, claimed.unitId).catch((error: unknown) => {
    log.error({ invoiceId: claimed.invoiceId, err: error }, 'the secret of a tax unit cannot be read')
    return null
  })
  const answer = access ? await send(context, access, claimed) : NO_KEY
  switch (answer.kind) {
    case 'accepted': {
      const state = answer.clearedXml === null ? 'reported' : 'cleared'
      return setAnswer(db, claimed, { state, messages: answer.warnings, clearedXml: answer.clearedXml })
    }
    case 'alreadyReported':
      return setAnswer(db, claimed, { state: 'reported', messages: [], clearedXml: null })
    case 'refused':
      log.error({ invoiceId: claimed.invoiceId, messages: answer.messages }, 'the tax authority rejected a document')
      return inTransaction(db, async (trx) => {
        await setAnswer(trx, claimed, { state: 'rejected', messages: answer.messages, clearedXml: null })
        // Collects the rejections of a minute in one mail.
        const mail = { key: 'mail-tax-rejections', notBefore: clock.now() + MAIL_DELAY_MS, keepsTime: true }
        await enqueue(trx, 'mail-tax-rejections', {}, mail)
      })
    default: {
      const reason = answer.kind === 'unavailable' ? answer.reason : answer.kind
      const retryAfterMs = Math.min(FIRST_RETRY_MS * 2 ** (claimed.attempts - 1), MAX_RETRY_MS)
      log.warn({ invoiceId: claimed.invoiceId, reason }, 'a tax document was not answered')
      await setNoAnswer(db, claimed, { reason, retryAfterMs, pauseAfter: PAUSE_AFTER, maxPauseMs: MAX_PAUSE_MS })
    }
  }
}

/** Clears or reports; reports standard documents while clearance is switched off (303). */
async function send(context: AppContext, access: UnitAccess, claimed: ClaimedRow): Promise<DocumentAnswer> {
  const { taxAuthority, db } = context
  const { environment, credentials } = access
  const document: SignedDocument = { uuid: claimed.uuid, invoiceHash: claimed.hash, xml: claimed.xml }
  const report = () => taxAuthority.report(environment, credentials, document)
  if (claimed.kind === 'report') return report()
  if (claimed.isReportedInstead) {
    // The authority may have the document without our knowing; clearing it then would be refused or unreadable.
    const answer = await report()
    if (answer.kind !== 'refused') return answer
    await setReportedInstead(db, claimed.invoiceId, false)
  }
  const answer = await taxAuthority.clear(environment, credentials, document)
  if (answer.kind !== 'clearanceOff') return answer
  await setReportedInstead(db, claimed.invoiceId, true)
  return report()
}
