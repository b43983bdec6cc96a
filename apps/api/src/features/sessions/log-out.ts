import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sessionOfBearer } from './identify.ts'
import { type RevokeReason, revokeSession } from './queries.ts'
import { readRefreshCookie } from './refresh-secret.ts'

/**
 * Ends the session families that a browser names by its refresh cookie and its access token. Never refuses: whoever signs
 * out is signed out, also with an old or broken session (decisions §8).
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

/** Ends the session whose refresh cookie this is; other texts are ignored. */
export async function endSessionOfCookie(
  context: AppContext,
  cookie: string | undefined,
  reason: RevokeReason,
): Promise<void> {
  const claim = readRefreshCookie(context.config.SECRET, cookie)
  if (claim) await revokeSession(context.db, claim.sessionId, reason, new Date(context.clock.now()))
}
