import type { Refusal, Result } from '@warda/domain/result'
import { VersionedCache } from '../versioned-cache.ts'
import type { World } from '../context.ts'

const KEPT = 2_000
const MAX_AGE_MS = 30_000

type Made = { ok: true; text: string } | Refusal

export type AnswerMemory = (
  name: string,
  language: string,
  asked: { params: unknown; query: unknown },
  make: () => Promise<Result<unknown>>,
) => Promise<Made>

/**
 * The answers of `cached` endpoints as ready text, kept until the catalogue or the settings change. What was asked for is compared after the
 * contract has read it, so unknown query keys and other spellings of the same question share one answer. Refusals are not kept.
 */
export function answerMemory(world: World): AnswerMemory {
  const memory = new VersionedCache<Made>({
    version: () => `${world.signals.version('catalogue')}.${world.signals.version('settings')}`,
    limit: KEPT,
    maxAgeMs: MAX_AGE_MS,
  })
  return (name, language, { params, query }, make) =>
    memory.get(
      `${name} ${language} ${JSON.stringify([params, query])}`,
      world.clock.now(),
      async () => {
        const result = await make()
        return result.ok ? { ok: true, text: JSON.stringify(result.value) } : result
      },
      (made) => made.ok,
    )
}
