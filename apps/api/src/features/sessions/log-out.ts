import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findBearerSession } from './identify.ts'
import { type RevokeReason, revokeSession } from './queries.ts'
import { findNewestRefreshClaim } from './refresh-secret.ts'

/**
 * Revokes the sessions of the browser's refresh cookie and access token. Never refuses, also with an expired or invalid session
 * (decisions §8).
 */
export async function logOut(
  context: AppContext,
  cookies: readonly string[],
  authorization: string | undefined,
): Promise<void> {
  const bearer = await findBearerSession(context, authorization)
  await inTransaction(context.db, async (db) => {
    await revokeCookieSession({ ...context, db }, cookies, 'logout')
    if (bearer) await revokeSession(db, bearer, 'logout', new Date(context.clock.now()))
  })
}

/** Revokes the session of the browser's refresh cookies; other texts are ignored. */
export async function revokeCookieSession(
  context: AppContext,
  cookies: readonly string[],
  reason: RevokeReason,
): Promise<void> {
  const claim = findNewestRefreshClaim(context.config.SECRET, cookies)
  if (claim) await revokeSession(context.db, claim.sessionId, reason, new Date(context.clock.now()))
}
