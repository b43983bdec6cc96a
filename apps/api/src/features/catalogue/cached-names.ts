import { catalogueNews } from '../../catalogue-version.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import type { World } from '../../context.ts'
import { selectCategoryNames, selectOccasionNames } from './queries.ts'

export type Names = {
  categories: Awaited<ReturnType<typeof selectCategoryNames>>
  occasions: Awaited<ReturnType<typeof selectOccasionNames>>
}

const MAX_AGE_MS = 60_000
const memories = new WeakMap<World['signals'], VersionedCache<Names>>()

/** Categories and occasions in both languages: every list names them all, and they hardly ever change. */
export function namesOf({ db, clock, signals }: World): Promise<Names> {
  let memory = memories.get(signals)
  if (!memory) {
    memory = new VersionedCache({ version: catalogueNews(signals), limit: 1, maxAgeMs: MAX_AGE_MS })
    memories.set(signals, memory)
  }
  return memory.get('', clock.now(), async () => {
    const [categories, occasions] = await Promise.all([selectCategoryNames(db), selectOccasionNames(db)])
    return { categories, occasions }
  })
}
