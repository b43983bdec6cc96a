import { createHash } from 'node:crypto'
import { deriveKey, equalsConstantTime, sign } from '../../signing-keys.ts'

/** The content of the refresh cookie: the session and the generation of its secret. */
export type RefreshClaim = { sessionId: string; generation: number; hash: Buffer }

const COOKIE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/

const signGeneration = (secret: string, sessionId: string, generation: number): string =>
  sign(deriveKey(secret, 'refresh'), `${sessionId}.${generation}`)

/** The cookie of a generation; deterministic, so that a lost answer can be repeated (decisions §8). */
export const createRefreshCookie = (secret: string, sessionId: string, generation: number): string =>
  `${sessionId}.${generation}.${signGeneration(secret, sessionId, generation)}`

/** The stored hash of a generation's secret. */
export const hashRefreshSecret = (secret: string, sessionId: string, generation: number): Buffer =>
  createHash('sha256')
    .update(signGeneration(secret, sessionId, generation))
    .digest()

/** Parses our refresh cookie; null for any other text. */
function readRefreshCookie(secret: string, cookie: string | undefined): RefreshClaim | null {
  const [, sessionId, digits, proof] = COOKIE.exec(cookie ?? '') ?? []
  if (!sessionId || !proof) return null
  const generation = Number(digits)
  if (!equalsConstantTime(proof, signGeneration(secret, sessionId, generation))) return null
  return { sessionId, generation, hash: hashRefreshSecret(secret, sessionId, generation) }
}

/** The valid claim of the latest generation among the refresh cookies of a request; null when none is ours. */
export function findNewestRefreshClaim(secret: string, cookies: readonly string[]): RefreshClaim | null {
  const claims = cookies.map((cookie) => readRefreshCookie(secret, cookie)).filter((claim) => claim !== null)
  return claims.toSorted((a, b) => b.generation - a.generation)[0] ?? null
}
