import { inTransaction } from '../../db/transaction.ts'
import type { World } from '../../context.ts'
import { sessionOfBearer } from './identify.ts'
import { type RevokeReason, revokeSession } from './queries.ts'
import { readRefreshCookie } from './refresh-secret.ts'

/**
 * Ends the session families that a browser names by its refresh cookie and its access token. Never refuses: whoever signs
 * out is signed out, also with an old or broken session (decisions §8).
 */
export async function logOut(
  world: World,
  cookie: string | undefined,
  authorization: string | undefined,
): Promise<void> {
  const bearer = await sessionOfBearer(world, authorization)
  await inTransaction(world.db, async (db) => {
    await endSessionOfCookie({ ...world, db }, cookie, 'logout')
    if (bearer) await revokeSession(db, bearer, 'logout', new Date(world.clock.now()))
  })
}

/** Ends the session whose refresh cookie this is; other texts are ignored. */
export async function endSessionOfCookie(
  world: World,
  cookie: string | undefined,
  reason: RevokeReason,
): Promise<void> {
  const claim = readRefreshCookie(world.config.SECRET, cookie)
  if (claim) await revokeSession(world.db, claim.sessionId, reason, new Date(world.clock.now()))
}
