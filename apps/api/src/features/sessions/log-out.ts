import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sessionOfBearer } from './identify.ts'
import { type RevokeReason, revokeSession } from './queries.ts'
import { readRefreshCookie } from './refresh-secret.ts'

/**
 * Revokes the sessions of the browser's refresh cookie and access token. Never refuses, also with an expired or invalid session
 * (decisions §8).
 */
export async function logOut(
  context: AppContext,
  cookie: string | undefined,
  authorization: string | undefined,
): Promise<void> {
  const bearer = await sessionOfBearer(context, authorization)
  await inTransaction(context.db, async (db) => {
    await endSessionOfCookie({ ...context, db }, cookie, 'logout')
    if (bearer) await revokeSession(db, bearer, 'logout', new Date(context.clock.now()))
  })
}

/** Revokes the session of a refresh cookie; other texts are ignored. */
export async function endSessionOfCookie(
  context: AppContext,
  cookie: string | undefined,
  reason: RevokeReason,
): Promise<void> {
  const claim = readRefreshCookie(context.config.SECRET, cookie)
  if (claim) await revokeSession(context.db, claim.sessionId, reason, new Date(context.clock.now()))
}
