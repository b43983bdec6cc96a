import type { World } from '../../context.ts'
import { filterNames } from '../catalogue/index.ts'
import { wordsOf } from './filters.ts'
import { anyHolds } from './queries.ts'

export type Said = {
  /** The slug of what the flowers are for, when the words name it. */
  occasion: string | null
  /** What else was said, still to be searched for. */
  words: readonly string[]
}

/**
 * "Birthday" stands in no bouquet's text, yet the shop knows which ones are for it: words (folded) that no product holds together, and that
 * name an occasion in either language, mean the occasion.
 */
export async function saidOccasion(world: World, words: readonly string[]): Promise<Said> {
  const nothing = { occasion: null, words }
  if (words.length === 0) return nothing
  const names = await Promise.all([filterNames(world, 'en'), filterNames(world, 'ar')])
  const [named] = names
    .flatMap(({ occasions }) => occasions)
    .map(({ slug, name }) => ({ slug, words: wordsOf(name) }))
    .filter((one) => one.words.length > 0 && one.words.every((word) => words.includes(word)))
    .toSorted((a, b) => b.words.length - a.words.length)
  if (!named || (await anyHolds(world.db, words))) return nothing
  return { occasion: named.slug, words: words.filter((word) => !named.words.includes(word)) }
}
