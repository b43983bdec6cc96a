import { randomBytes } from 'node:crypto'
import { compactVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { keyFor } from '../../signing-keys.ts'

/** How long an access token lives, seconds (promise H1: the client keeps it where scripts can read it). */
export const ACCESS_SECONDS = 12 * 60

const AUDIENCE = 'access'

const claims = z.object({
  aud: z.literal(AUDIENCE),
  sub: z.uuid(),
  sid: z.uuid(),
  iat: z.int(),
  nbf: z.int().optional(),
  exp: z.int(),
})
/** Who and which session a token names, and from when to when it is good, seconds UTC. */
export type AccessClaims = z.infer<typeof claims>

/** A token for a session, good from `now` (milliseconds UTC) for {@link ACCESS_SECONDS}. */
export function issueAccessToken(
  secret: string,
  who: { userId: string; sessionId: string },
  now: number,
): Promise<string> {
  const issued = Math.floor(now / 1000)
  return new SignJWT({ sid: who.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setSubject(who.userId)
    .setJti(randomBytes(9).toString('base64url'))
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_SECONDS)
    .sign(keyFor(secret, 'access-token'))
}

/** The claims of a token that we signed as an access token; null for every other text. Its time is for the caller to judge. */
export async function readAccessToken(secret: string, token: string): Promise<AccessClaims | null> {
  if (token.length > 1_200) return null
  try {
    const { payload } = await compactVerify(token, keyFor(secret, 'access-token'), { algorithms: ['HS256'] })
    return claims.parse(JSON.parse(new TextDecoder().decode(payload)))
  } catch {
    return null
  }
}
