import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { issueAccessToken } from './access-token.ts'
import { GRACE_MS, MAX_SESSION_MS, REMEMBERED_SESSION_MS, SHORT_SESSION_MS } from './lifetimes.ts'
import { type DeviceInfo, findSession, revokeSession, rotateSession } from './queries.ts'
import { createRefreshCookie, findNewestRefreshClaim, hashRefreshSecret, type RefreshClaim } from './refresh-secret.ts'
import type { SessionTokens } from './start-session.ts'

type RefreshSessionError = 'session.expired' | 'session.reused'

/**
 * Exchanges a refresh cookie for its successor and a new access token (decisions §8). The same cookie within ten seconds gets the same
 * successor; later it counts as stolen and the session is revoked. Refusals: `session.expired`, `session.reused`.
 */
export async function refreshSession(
  context: AppContext,
  cookies: readonly string[],
  device: DeviceInfo,
): Promise<Result<SessionTokens, RefreshSessionError>> {
  const { SECRET } = context.config
  const claim = findNewestRefreshClaim(SECRET, cookies)
  if (!claim) return refuse('session.expired')
  const rotated = await rotateSession(context.db, {
    ...claim,
    nextHash: hashRefreshSecret(SECRET, claim.sessionId, claim.generation + 1),
    now: new Date(context.clock.now()),
    remembered: REMEMBERED_SESSION_MS,
    unremembered: SHORT_SESSION_MS,
    atMost: MAX_SESSION_MS,
    device,
  })
  if (!rotated) return explain(context, claim)
  return ok(await createTokens(context, claim.sessionId, claim.generation + 1, rotated, rotated.last_used_at.getTime()))
}

/** Why a rotation changed no row: another tab was first, or the session is over. */
async function explain(context: AppContext, claim: RefreshClaim): Promise<Result<SessionTokens, RefreshSessionError>> {
  const session = await findSession(context.db, claim.sessionId)
  if (!session || session.revoked_at || session.deleted_at || session.deactivated_at) return refuse('session.expired')
  const now = Math.max(context.clock.now(), session.last_used_at.getTime())
  if (session.expires_at.getTime() <= now) {
    await revokeSession(context.db, claim.sessionId, 'expired', new Date(now))
    return refuse('session.expired')
  }
  if (claim.generation >= session.generation) return refuse('session.expired')
  if (claim.generation === session.generation - 1 && now - session.rotated_at.getTime() <= GRACE_MS) {
    return ok(await createTokens(context, claim.sessionId, session.generation, session, now))
  }
  await revokeSession(context.db, claim.sessionId, 'reuse', new Date(now))
  context.log.warn(
    { sessionId: claim.sessionId, userId: session.user_id },
    'a used refresh token came back: session family ended',
  )
  return refuse('session.reused')
}

async function createTokens(
  context: AppContext,
  sessionId: string,
  generation: number,
  session: { user_id: string; expires_at: Date; remember: boolean },
  now: number,
): Promise<SessionTokens> {
  return {
    sessionId,
    token: await issueAccessToken(context.config.SECRET, { userId: session.user_id, sessionId }, now),
    cookie: createRefreshCookie(context.config.SECRET, sessionId, generation),
    expiresAt: session.expires_at.getTime(),
    remember: session.remember,
  }
}
