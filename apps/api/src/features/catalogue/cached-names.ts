import { trackCatalogueVersion } from '../../catalogue-version.ts'
import type { AppContext } from '../../context.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import { selectCategoryNames, selectOccasionNames } from './queries.ts'

export type Names = {
  categories: Awaited<ReturnType<typeof selectCategoryNames>>
  occasions: Awaited<ReturnType<typeof selectOccasionNames>>
}

const MAX_AGE_MS = 60_000
const memories = new WeakMap<AppContext['notifications'], VersionedCache<Names>>()

/** Caches categories and occasions in both languages: every list needs them and they rarely change. */
export function loadCachedNames({ db, clock, notifications }: AppContext): Promise<Names> {
  let memory = memories.get(notifications)
  if (!memory) {
    memory = new VersionedCache({ version: trackCatalogueVersion(notifications), limit: 1, maxAgeMs: MAX_AGE_MS })
    memories.set(notifications, memory)
  }
  return memory.get('', clock.now(), async () => {
    const [categories, occasions] = await Promise.all([selectCategoryNames(db), selectOccasionNames(db)])
    return { categories, occasions }
  })
}
