import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { endTrustOfSession } from './device-queries.ts'
import { revokeSession, revokeUserSessions } from './queries.ts'
import { hasSession } from './session-list-queries.ts'

/** Ends one of the caller's sessions, and its browser is asked for a code again; one that has ended stays ended. Refusal: `not_found`. */
export function endSession(context: AppContext, actor: Actor, sessionId: string): Promise<Result<null, 'not_found'>> {
  const now = new Date(context.clock.now())
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    if (!(await hasSession(trx, actor.userId, sessionId))) return refuse('not_found')
    await endTrustOfSession(trx, actor.userId, sessionId)
    await revokeSession(trx, sessionId, 'ended', now)
    return ok(null)
  })
}

/** Ends all sessions of the caller except the current one. */
export function endOtherSessions(context: AppContext, actor: Actor): Promise<void> {
  const now = new Date(context.clock.now())
  return inTransaction(context.db, (trx) => revokeUserSessions(trx, actor.userId, 'ended', now, actor.sessionId))
}
