import { createHash } from 'node:crypto'
import { compactVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveKey } from '../../signing-keys.ts'

/** Cookie of a login whose password was right, sent with calls below `DEVICE_PATH` only. It opens no session. */
export const CHALLENGE_COOKIE = 'loginChallenge'
/** Lifetime of a challenge in seconds: long enough to install an authenticator app. */
export const CHALLENGE_SECONDS = 15 * 60

const AUDIENCE = 'login-challenge'

const claims = z.object({
  aud: z.literal(AUDIENCE),
  sub: z.uuid(),
  step: z.enum(['code', 'enrolment']),
  remember: z.boolean(),
  /** Fingerprints of the password hash and of the browser: after a password change, or in another browser, the challenge is invalid. */
  password: z.string(),
  browser: z.string(),
  exp: z.int(),
})

/** What the first step of a login established, and what the next step is. */
export type LoginChallenge = {
  userId: string
  step: 'code' | 'enrolment'
  remember: boolean
  passwordHash: string
  deviceHash: Buffer
}

const fingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Signs a challenge, valid from `now` (ms since the epoch) for {@link CHALLENGE_SECONDS}. */
export function createLoginChallenge(secret: string, challenge: LoginChallenge, now: number): Promise<string> {
  return new SignJWT({
    step: challenge.step,
    remember: challenge.remember,
    password: fingerprint(challenge.passwordHash),
    browser: fingerprint(challenge.deviceHash),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setSubject(challenge.userId)
    .setExpirationTime(Math.floor(now / 1000) + CHALLENGE_SECONDS)
    .sign(deriveKey(secret, 'login-challenge'))
}

export type ChallengeClaims = { userId: string; remember: boolean; isPassword(passwordHash: string): boolean }

/** The claims of a challenge for this step, in the browser in which it was given; null for any other text and when it has expired. */
export async function readLoginChallenge(
  secret: string,
  token: string | undefined,
  expected: { step: LoginChallenge['step']; deviceHash: Buffer; now: number },
): Promise<ChallengeClaims | null> {
  if (!token || token.length > 1_200) return null
  try {
    const { payload } = await compactVerify(token, deriveKey(secret, 'login-challenge'), { algorithms: ['HS256'] })
    const read = claims.parse(JSON.parse(new TextDecoder().decode(payload)))
    if (read.step !== expected.step || read.browser !== fingerprint(expected.deviceHash)) return null
    if (expected.now >= read.exp * 1000) return null
    return {
      userId: read.sub,
      remember: read.remember,
      isPassword: (passwordHash) => read.password === fingerprint(passwordHash),
    }
  } catch {
    return null
  }
}
