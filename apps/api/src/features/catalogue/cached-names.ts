import { trackCatalogueVersion } from '../../catalogue-version.ts'
import type { AppContext } from '../../context.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import { selectCategoryNames } from './queries.ts'

type Names = Awaited<ReturnType<typeof selectCategoryNames>>

const MAX_AGE_MS = 60_000
const memories = new WeakMap<AppContext['notifications'], VersionedCache<Names>>()

/** Caches the names of categories in both languages: every list needs them and they rarely change. */
export function loadCategoryNames({ db, clock, notifications }: AppContext): Promise<Names> {
  let memory = memories.get(notifications)
  if (!memory) {
    memory = new VersionedCache({ version: trackCatalogueVersion(notifications), limit: 1, maxAgeMs: MAX_AGE_MS })
    memories.set(notifications, memory)
  }
  return memory.get('', clock.now(), () => selectCategoryNames(db))
}
