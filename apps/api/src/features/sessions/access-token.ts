import { randomBytes } from 'node:crypto'
import { compactVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveKey } from '../../signing-keys.ts'

/** Lifetime of an access token in seconds (promise H1: the client stores it where scripts can read it). */
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
/** The user and session of a token and its validity, in seconds since the epoch. */
export type AccessClaims = z.infer<typeof claims>

/** Signs a token for a session, valid from `now` (ms since the epoch) for {@link ACCESS_SECONDS}. */
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
    .sign(deriveKey(secret, 'access-token'))
}

/** The claims of an access token that we signed, else null. The caller checks the expiry. */
export async function readAccessToken(secret: string, token: string): Promise<AccessClaims | null> {
  if (token.length > 1_200) return null
  try {
    const { payload } = await compactVerify(token, deriveKey(secret, 'access-token'), { algorithms: ['HS256'] })
    return claims.parse(JSON.parse(new TextDecoder().decode(payload)))
  } catch {
    return null
  }
}
