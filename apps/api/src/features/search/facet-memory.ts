import { VersionedCache } from '../../versioned-cache.ts'
import type { World } from '../../world.ts'
import type { FacetCounts } from './facet-queries.ts'

const KEPT = 500
const MAX_AGE_MS = 60_000

const memories = new WeakMap<World['signals'], VersionedCache<FacetCounts>>()

/**
 * The counts of lists asked for lately: the same for every page, sort and language of a list. A bouquet sold is news to the answers that show
 * what is left, but changes no count, so it forgets nothing here.
 */
export function facetMemory({ signals }: World): VersionedCache<FacetCounts> {
  const known = memories.get(signals)
  if (known) return known
  let version = 0
  signals.on('catalogue', (news) => {
    if (news !== 'stock') version += 1
  })
  const memory = new VersionedCache<FacetCounts>({ version: () => version, limit: KEPT, maxAgeMs: MAX_AGE_MS })
  memories.set(signals, memory)
  return memory
}
