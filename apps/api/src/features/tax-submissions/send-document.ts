import type { DocumentAnswer, SignedDocument } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import { loadUnitAccess, type UnitAccess } from '../tax-units/index.ts'
import { type ClaimedRow, setAnswer, setNoAnswer } from './queries.ts'

/** Attempts are at most an hour apart, so that a document is reported soon after an outage of the authority ends. */
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 60 * 60_000
/** Consecutive requests without an answer after which a unit pauses, and the longest pause. */
const PAUSE_AFTER = 3
const MAX_PAUSE_MS = 15 * 60_000

/** TAX_KEY_SECRET is missing or does not decrypt the unit's secret. */
const NO_KEY = { kind: 'unavailable', reason: 'key' } as const

/**
 * Sends a claimed document and stores the answer. Sending a document again after a lost answer is safe: the authority answers 409 or with
 * the same clearance.
 */
export async function sendDocument(context: AppContext, claimed: ClaimedRow): Promise<void> {
  const { db, log } = context
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
      return setAnswer(db, claimed, { state: 'rejected', messages: answer.messages, clearedXml: null })
    default: {
      const reason = answer.kind === 'unavailable' ? answer.reason : answer.kind
      const retryAfterMs = Math.min(FIRST_RETRY_MS * 2 ** (claimed.attempts - 1), MAX_RETRY_MS)
      log.warn({ invoiceId: claimed.invoiceId, reason }, 'a tax document was not answered')
      await setNoAnswer(db, claimed, { reason, retryAfterMs, pauseAfter: PAUSE_AFTER, maxPauseMs: MAX_PAUSE_MS })
    }
  }
}

/** Clears or reports; reports standard documents while clearance is switched off (303). */
async function send(
  { taxAuthority }: AppContext,
  { environment, credentials }: UnitAccess,
  { kind, uuid, hash, xml }: ClaimedRow,
): Promise<DocumentAnswer> {
  const document: SignedDocument = { uuid, invoiceHash: hash, xml }
  if (kind === 'report') return taxAuthority.report(environment, credentials, document)
  const answer = await taxAuthority.clear(environment, credentials, document)
  return answer.kind === 'clearanceOff' ? taxAuthority.report(environment, credentials, document) : answer
}
