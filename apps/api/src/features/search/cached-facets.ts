import { type FacetShelf, shelve } from '@warda/domain/catalogue/facet-index'
import { countFacets, type FacetCounts, type FacetFilter } from '@warda/domain/catalogue/facets'
import { catalogueNews } from '../../catalogue-version.ts'
import { VersionedCache } from '../../versioned-cache.ts'
import type { World } from '../../context.ts'
import { selectFaceted, selectHolding } from './facet-queries.ts'

type Listed = FacetFilter & { words: readonly string[] }
type Memory = {
  shelf: VersionedCache<FacetShelf>
  /** The ids that hold words. */
  holding: VersionedCache<number[]>
  counts: VersionedCache<FacetCounts>
}

const KEPT = { counts: 500, words: 20 }
const MAX_AGE_MS = 60_000
const memories = new WeakMap<World['signals'], Memory>()

/**
 * The counts of a list, made from the shop's products in memory (decision 19): the same for every page, sort and language, and kept for lists
 * asked for lately.
 */
export function facetsOf(world: World, by: Listed): Promise<FacetCounts> {
  const { shelf, holding, counts } = memoryOf(world)
  const now = world.clock.now()
  return counts.get(JSON.stringify(by), now, async () => {
    const [products, among] = await Promise.all([
      shelf.get('', now, async () => shelve(await selectFaceted(world.db))),
      by.words.length === 0 ? null : holding.get(by.words.join(' '), now, () => selectHolding(world.db, by.words)),
    ])
    return countFacets(products, by, among)
  })
}

function memoryOf({ signals }: World): Memory {
  const known = memories.get(signals)
  if (known) return known
  const version = catalogueNews(signals)
  const memory = {
    shelf: new VersionedCache<FacetShelf>({ version, limit: 1, maxAgeMs: MAX_AGE_MS }),
    holding: new VersionedCache<number[]>({ version, limit: KEPT.words, maxAgeMs: MAX_AGE_MS }),
    counts: new VersionedCache<FacetCounts>({ version, limit: KEPT.counts, maxAgeMs: MAX_AGE_MS }),
  }
  memories.set(signals, memory)
  return memory
}
