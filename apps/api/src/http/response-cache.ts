import type { DomainError, Result } from '@warda/domain/result'
import type { AppContext } from '../context.ts'
import { VersionedCache } from '../versioned-cache.ts'

const KEPT = 2_000
const MAX_AGE_MS = 30_000

type Made = { ok: true; text: string } | DomainError

export type ResponseCache = (
  name: string,
  language: string,
  asked: { params: unknown; query: unknown },
  make: () => Promise<Result<unknown>>,
) => Promise<Made>

/**
 * The answers of `cached` endpoints as ready text, kept until the catalogue or the settings change. What was asked for is compared after the
 * contract has read it, so unknown query keys and other spellings of the same question share one answer. Refusals are not kept.
 */
export function responseCache(context: AppContext): ResponseCache {
  const memory = new VersionedCache<Made>({
    version: () => `${context.notifications.version('catalogue')}.${context.notifications.version('settings')}`,
    limit: KEPT,
    maxAgeMs: MAX_AGE_MS,
  })
  return (name, language, { params, query }, make) =>
    memory.get(
      `${name} ${language} ${JSON.stringify([params, query])}`,
      context.clock.now(),
      async () => {
        const result = await make()
        return result.ok ? { ok: true, text: JSON.stringify(result.value) } : result
      },
      (made) => made.ok,
    )
}
