import { buildFacetIndex, type FacetIndex } from '@warda/domain/catalogue/facet-index'
import { countFacets, type FacetCounts, type FacetFilter } from '@warda/domain/catalogue/facets'
import type { SearchTerms } from '@warda/domain/search/interpret-search'
import { trackCatalogueVersion } from '../../catalogue-version.ts'
import type { AppContext } from '../../context.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import { selectFaceted, selectMatching } from './facet-queries.ts'

type FacetQuery = FacetFilter & Pick<SearchTerms, 'concepts' | 'words'>
type FacetCache = {
  facetIndex: VersionedCache<FacetIndex>
  /** Ids of the products that match a search text. */
  matchingIds: VersionedCache<number[]>
  counts: VersionedCache<FacetCounts>
}

const CACHE_SIZES = { counts: 500, words: 20 }
const MAX_AGE_MS = 60_000
const caches = new WeakMap<AppContext['notifications'], FacetCache>()

/**
 * The facet counts of a list, computed from the products in memory (decision 19). They are the same for every page, sort order and
 * language; recent lists are cached.
 */
export function countCachedFacets(context: AppContext, query: FacetQuery): Promise<FacetCounts> {
  const { facetIndex, matchingIds, counts } = getCache(context)
  const now = context.clock.now()
  return counts.get(JSON.stringify(query), now, async () => {
    const [products, matching] = await Promise.all([
      facetIndex.get('', now, async () => buildFacetIndex(await selectFaceted(context.db))),
      query.words.length + query.concepts.length === 0
        ? null
        : matchingIds.get(JSON.stringify([query.concepts, query.words]), now, () => selectMatching(context.db, query)),
    ])
    return countFacets(products, query, matching)
  })
}

function getCache({ notifications }: AppContext): FacetCache {
  const cached = caches.get(notifications)
  if (cached) return cached
  const version = trackCatalogueVersion(notifications)
  const cache = {
    facetIndex: new VersionedCache<FacetIndex>({ version, limit: 1, maxAgeMs: MAX_AGE_MS }),
    matchingIds: new VersionedCache<number[]>({ version, limit: CACHE_SIZES.words, maxAgeMs: MAX_AGE_MS }),
    counts: new VersionedCache<FacetCounts>({ version, limit: CACHE_SIZES.counts, maxAgeMs: MAX_AGE_MS }),
  }
  caches.set(notifications, cache)
  return cache
}
