import { buildFacetIndex, type FacetIndex } from '@warda/domain/catalogue/facet-index'
import { countFacets, type FacetCounts, type FacetFilter } from '@warda/domain/catalogue/facets'
import { catalogueVersion } from '../../catalogue-version.ts'
import type { AppContext } from '../../context.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import { selectFaceted, selectMatching } from './facet-queries.ts'

type Listed = FacetFilter & { words: readonly string[] }
type Memory = {
  shelf: VersionedCache<FacetIndex>
  /** The ids that hold words. */
  holding: VersionedCache<number[]>
  counts: VersionedCache<FacetCounts>
}

const KEPT = { counts: 500, words: 20 }
const MAX_AGE_MS = 60_000
const memories = new WeakMap<AppContext['notifications'], Memory>()

/**
 * The counts of a list, made from the shop's products in memory (decision 19): the same for every page, sort and language, and kept for lists
 * asked for lately.
 */
export function cachedFacets(context: AppContext, by: Listed): Promise<FacetCounts> {
  const { shelf, holding, counts } = memoryOf(context)
  const now = context.clock.now()
  return counts.get(JSON.stringify(by), now, async () => {
    const [products, among] = await Promise.all([
      shelf.get('', now, async () => buildFacetIndex(await selectFaceted(context.db))),
      by.words.length === 0 ? null : holding.get(by.words.join(' '), now, () => selectMatching(context.db, by.words)),
    ])
    return countFacets(products, by, among)
  })
}

function memoryOf({ notifications }: AppContext): Memory {
  const known = memories.get(notifications)
  if (known) return known
  const version = catalogueVersion(notifications)
  const memory = {
    shelf: new VersionedCache<FacetIndex>({ version, limit: 1, maxAgeMs: MAX_AGE_MS }),
    holding: new VersionedCache<number[]>({ version, limit: KEPT.words, maxAgeMs: MAX_AGE_MS }),
    counts: new VersionedCache<FacetCounts>({ version, limit: KEPT.counts, maxAgeMs: MAX_AGE_MS }),
  }
  memories.set(notifications, memory)
  return memory
}
