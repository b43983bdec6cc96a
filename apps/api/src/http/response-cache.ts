import type { DomainError, Result } from '@warda/domain/result'
import type { AppContext } from '../context.ts'
import { VersionedCache } from '../versioned-cache.ts'
import { type CachedJson, toCachedJson } from './json-response.ts'

const MAX_ENTRIES = 2_000
const MAX_AGE_MS = 30_000

type CachedResult = { ok: true; json: CachedJson } | DomainError

export type ResponseCache = (
  name: string,
  language: string,
  input: { params: unknown; query: unknown },
  load: () => Promise<Result<unknown>>,
) => Promise<CachedResult>

/**
 * Caches the serialised responses of `cached` endpoints until the catalogue or the settings change. The key is the validated input, so
 * unknown query parameters and equivalent spellings share one entry. Errors are not cached.
 */
export function createResponseCache(context: AppContext): ResponseCache {
  const cache = new VersionedCache<CachedResult>({
    version: () => `${context.notifications.version('catalogue')}.${context.notifications.version('settings')}`,
    limit: MAX_ENTRIES,
    maxAgeMs: MAX_AGE_MS,
  })
  return (name, language, { params, query }, load) =>
    cache.get(
      `${name} ${language} ${JSON.stringify([params, query])}`,
      context.clock.now(),
      async () => {
        const result = await load()
        return result.ok ? { ok: true, json: toCachedJson(JSON.stringify(result.value)) } : result
      },
      (result) => result.ok,
    )
}
