import { ok, type Result, refuse } from '@warda/domain/result'
import type { World } from '../../context.ts'
import { issueAccessToken } from './access-token.ts'
import { AT_MOST_MS, GRACE_MS, REMEMBERED_MS, UNREMEMBERED_MS } from './lifetimes.ts'
import { findSession, revokeSession, rotateSession } from './queries.ts'
import { type RefreshClaim, readRefreshCookie, refreshCookie, refreshHash } from './refresh-secret.ts'
import type { SessionTokens } from './start-session.ts'

type Fault = 'session.expired' | 'session.reused'

/**
 * Trades a refresh cookie for its successor and a new access token (decisions §8). One statement rotates; whoever comes with the
 * same cookie within ten seconds gets the same successor. Later it is a copy in wrong hands, and the whole family ends.
 * Refusals: `session.expired`, `session.reused`.
 */
export async function refreshSession(world: World, cookie: string | undefined): Promise<Result<SessionTokens, Fault>> {
  const { SECRET } = world.config
  const claim = readRefreshCookie(SECRET, cookie)
  if (!claim) return refuse('session.expired')
  const rotated = await rotateSession(world.db, {
    ...claim,
    nextHash: refreshHash(SECRET, claim.sessionId, claim.generation + 1),
    now: new Date(world.clock.now()),
    remembered: REMEMBERED_MS,
    unremembered: UNREMEMBERED_MS,
    atMost: AT_MOST_MS,
  })
  if (!rotated) return explain(world, claim)
  return ok(await tokensOf(world, claim.sessionId, claim.generation + 1, rotated, rotated.latest_at.getTime()))
}

/** Why a rotation found nothing to rotate: another tab was first, or it is too late. */
async function explain(world: World, claim: RefreshClaim): Promise<Result<SessionTokens, Fault>> {
  const session = await findSession(world.db, claim.sessionId)
  if (!session || session.revoked_at || session.deleted_at || session.deactivated_at) return refuse('session.expired')
  const now = Math.max(world.clock.now(), session.latest_at.getTime())
  if (session.expires_at.getTime() <= now) {
    await revokeSession(world.db, claim.sessionId, 'expired', new Date(now))
    return refuse('session.expired')
  }
  if (claim.generation >= session.generation) return refuse('session.expired')
  if (claim.generation === session.generation - 1 && now - session.rotated_at.getTime() <= GRACE_MS) {
    return ok(await tokensOf(world, claim.sessionId, session.generation, session, now))
  }
  await revokeSession(world.db, claim.sessionId, 'reuse', new Date(now))
  world.log.warn(
    { sessionId: claim.sessionId, userId: session.user_id },
    'a used refresh token came back: session family ended',
  )
  return refuse('session.reused')
}

async function tokensOf(
  world: World,
  sessionId: string,
  generation: number,
  session: { user_id: string; expires_at: Date; remember: boolean },
  now: number,
): Promise<SessionTokens> {
  return {
    sessionId,
    token: await issueAccessToken(world.config.SECRET, { userId: session.user_id, sessionId }, now),
    cookie: refreshCookie(world.config.SECRET, sessionId, generation),
    expiresAt: session.expires_at.getTime(),
    remember: session.remember,
  }
}
