import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import type { Credentials, Identify } from '../../http/identity.ts'
import { identifyByKey, isApiKey } from '../api-keys/index.ts'
import { readAccessToken } from './access-token.ts'
import { findLiveSession, findSession, type LiveSession, touchSession } from './queries.ts'
import { findNewestRefreshClaim } from './refresh-secret.ts'

/** Accepted clock skew of a token issued in the future, in seconds. */
const SKEW_SECONDS = 30

/**
 * Identifies the caller by the access token, by an API key (only where the calling code applies its scopes), or by the refresh cookie (only where
 * the endpoint allows it).
 */
export const identify: Identify = (context, credentials) => {
  if (credentials.refreshCookies !== undefined) return identifyByCookie(context, credentials.refreshCookies)
  const token = readBearer(credentials.authorization)
  return credentials.acceptsApiKey && token !== undefined && isApiKey(token)
    ? identifyByKey(context, token)
    : identifyByToken(context, credentials.authorization)
}

const readBearer = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(authorization?.trim() ?? '')?.[1]

/**
 * Identifies the caller by the Authorization header alone (promise P20). Role, client and account come from the database, so that a
 * password change, a role change or a deletion applies at once (P19). The session's latest time never goes back, so that an expired token
 * stays invalid when the clock is set back (I47).
 */
async function identifyByToken(
  context: AppContext,
  authorization: Credentials['authorization'],
): Promise<Actor | null | 'invalid'> {
  if (authorization === undefined) return null
  const token = readBearer(authorization)
  const claims = token ? await readAccessToken(context.config.SECRET, token) : null
  if (!claims) return 'invalid'
  const session = await findLiveSession(context.db, claims.sid, claims.sub)
  if (!session) return 'invalid'
  const now = Math.max(context.clock.now(), session.last_used_at.getTime())
  if (now >= claims.exp * 1000) {
    await touchSession(context.db, claims.sid, new Date(now))
    return 'invalid'
  }
  if (Math.max(claims.iat, claims.nbf ?? 0) > now / 1000 + SKEW_SECONDS || session.expires_at.getTime() <= now)
    return 'invalid'
  return toActor(session, { userId: claims.sub, sessionId: claims.sid })
}

/** The session of a refresh cookie of the current generation; the cookie is not rotated. */
async function identifyByCookie(context: AppContext, cookies: readonly string[]): Promise<Actor | null> {
  const claim = findNewestRefreshClaim(context.config.SECRET, cookies)
  const stored = claim && (await findSession(context.db, claim.sessionId))
  if (!claim || !stored || claim.generation !== stored.generation) return null
  const session = await findLiveSession(context.db, claim.sessionId, stored.user_id)
  const now = Math.max(context.clock.now(), stored.last_used_at.getTime())
  if (!session || session.expires_at.getTime() <= now) return null
  return toActor(session, { userId: stored.user_id, sessionId: claim.sessionId })
}

function toActor(session: LiveSession, { userId, sessionId }: { userId: string; sessionId: string }): Actor {
  return {
    userId,
    sessionId,
    role: session.role,
    clientId: session.client_id ?? 0,
    branchId: session.branch_id ?? 0,
    permissions: session.permissions,
    fullName: session.full_name,
    email: session.email,
    emailConfirmed: session.email_confirmed_at !== null,
  } satisfies Actor
}

/** The session of a bearer token, expired or not; null when we did not sign it. */
export async function findBearerSession(
  context: AppContext,
  authorization: string | undefined,
): Promise<string | null> {
  const token = readBearer(authorization)
  return token ? ((await readAccessToken(context.config.SECRET, token))?.sid ?? null) : null
}
