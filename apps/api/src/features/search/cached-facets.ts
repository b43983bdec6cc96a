import { buildFacetIndex, type FacetIndex } from '@warda/domain/catalogue/facet-index'
import { countFacets, type FacetCounts, type FacetFilter } from '@warda/domain/catalogue/facets'
import { catalogueVersion } from '../../catalogue-version.ts'
import type { AppContext } from '../../context.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import { selectFaceted, selectMatching } from './facet-queries.ts'

type Listed = FacetFilter & { words: readonly string[] }
type Memory = {
  shelf: VersionedCache<FacetIndex>
  /** Ids of the products that match a search text. */
  holding: VersionedCache<number[]>
  counts: VersionedCache<FacetCounts>
}

const CACHE_SIZES = { counts: 500, words: 20 }
const MAX_AGE_MS = 60_000
const memories = new WeakMap<AppContext['notifications'], Memory>()

/**
 * The facet counts of a list, computed from the products in memory (decision 19). They are the same for every page, sort order and
 * language; recent lists are cached.
 */
export function cachedFacets(context: AppContext, by: Listed): Promise<FacetCounts> {
  const { shelf, holding, counts } = getCache(context)
  const now = context.clock.now()
  return counts.get(JSON.stringify(by), now, async () => {
    const [products, among] = await Promise.all([
      shelf.get('', now, async () => buildFacetIndex(await selectFaceted(context.db))),
      by.words.length === 0 ? null : holding.get(by.words.join(' '), now, () => selectMatching(context.db, by.words)),
    ])
    return countFacets(products, by, among)
  })
}

function getCache({ notifications }: AppContext): Memory {
  const cached = memories.get(notifications)
  if (cached) return cached
  const version = catalogueVersion(notifications)
  const memory = {
    shelf: new VersionedCache<FacetIndex>({ version, limit: 1, maxAgeMs: MAX_AGE_MS }),
    holding: new VersionedCache<number[]>({ version, limit: CACHE_SIZES.words, maxAgeMs: MAX_AGE_MS }),
    counts: new VersionedCache<FacetCounts>({ version, limit: CACHE_SIZES.counts, maxAgeMs: MAX_AGE_MS }),
  }
  memories.set(notifications, memory)
  return memory
}
