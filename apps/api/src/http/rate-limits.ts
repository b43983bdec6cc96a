import { createHash } from 'node:crypto'
import type { RateLimit } from '@warda/contract/endpoint'
import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../context.ts'
import { countHit } from '../db/rate-limits.ts'
import type { Actor } from './handler.ts'

type Caller = { ip: string; actor: Actor | null; email: unknown }

/** Counts a request against the endpoint's limits; returns the seconds to wait when one is exceeded. Email addresses are hashed. */
export async function findExceededLimit(
  context: AppContext,
  name: string,
  limits: readonly RateLimit[],
  caller: Caller,
): Promise<number | null> {
  for (const limit of limits) {
    const subject = limitSubject(limit, caller)
    if (subject === null) continue
    const { hits, retryAfter } = await countHit(context.db, `${name}:${limit.by}:${subject}`, limit.seconds)
    const max = (limit.variable && context.config[limit.variable]) ?? limit.max
    if (hits > max) return retryAfter
  }
  return null
}

function limitSubject(limit: RateLimit, caller: Caller): string | null {
  if (limit.by === 'user') return caller.actor?.userId ?? null
  if (limit.by === 'ip') return caller.ip
  return typeof caller.email === 'string'
    ? createHash('sha256').update(normalizeEmail(caller.email)).digest('base64url')
    : null
}

/** Maximum number of requests with one API key per minute. */
const KEY_LIMIT = { max: 600, seconds: 60 }

/** Counts a request against the limit of its API key; returns the seconds to wait when the limit is exceeded. */
export async function findExceededKeyLimit(context: AppContext, apiKeyId: string): Promise<number | null> {
  const { hits, retryAfter } = await countHit(context.db, `apiKey:${apiKeyId}`, KEY_LIMIT.seconds)
  return hits > KEY_LIMIT.max ? retryAfter : null
}
