import type { DocumentAnswer, SignedDocument } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import { loadUnitAccess, type UnitAccess } from '../tax-units/index.ts'
import { type ClaimedRow, setAnswer, setNoAnswer } from './queries.ts'

/** A document waits at most an hour between attempts, so that it is reported within a day of the authority's return. */
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 60 * 60_000
/** Requests without an answer in a row after which all documents of the unit wait, and for how long at most. */
const PAUSE_AFTER = 3
const MAX_PAUSE_MS = 15 * 60_000

/** TAX_KEY_SECRET is missing or another one. */
const NO_KEY = { kind: 'unavailable', reason: 'key' } as const

/**
 * Sends a claimed document and stores the answer. A document that was sent before, whose answer was lost, is answered as reported (409) or with
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

/** Clears or reports; while the authority does not clear (303), standard documents are reported. */
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
