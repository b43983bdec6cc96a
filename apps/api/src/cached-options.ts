import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { trackCatalogueVersion } from './catalogue-version.ts'
import type { AppContext } from './context.ts'
import { type OptionRow, selectOptions } from './db/product-options.ts'
import { VersionedCache } from './versioned-cache.ts'

export type CachedOptions = Record<ProductOptionKind, OptionRow[]>

const MAX_AGE_MS = 60_000
const memories = new WeakMap<AppContext['notifications'], VersionedCache<CachedOptions>>()

/** Caches the options of products in both languages: every list and many pages need their names, and they rarely change. */
export function loadCachedOptions({ db, clock, notifications }: AppContext): Promise<CachedOptions> {
  let memory = memories.get(notifications)
  if (!memory) {
    memory = new VersionedCache({ version: trackCatalogueVersion(notifications), limit: 1, maxAgeMs: MAX_AGE_MS })
    memories.set(notifications, memory)
  }
  return memory.get('', clock.now(), async () => {
    const [colour, size, container, occasion] = await Promise.all([
      selectOptions(db, 'colour'),
      selectOptions(db, 'size'),
      selectOptions(db, 'container'),
      selectOptions(db, 'occasion'),
    ])
    return { colour, size, container, occasion }
  })
}
