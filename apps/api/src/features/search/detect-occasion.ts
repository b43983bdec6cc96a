import type { AppContext } from '../../context.ts'
import { filterNames } from '../catalogue/index.ts'
import { wordsOf } from './filters.ts'
import { anyMatches } from './queries.ts'

export type DetectedOccasion = {
  /** The slug of what the flowers are for, when the words name it. */
  occasion: string | null
  /** What else was said, still to be searched for. */
  words: readonly string[]
}

/**
 * "Birthday" stands in no bouquet's text, yet the shop knows which ones are for it: words (folded) that no product holds together, and that
 * name an occasion in either language, mean the occasion.
 */
export async function detectOccasion(context: AppContext, words: readonly string[]): Promise<DetectedOccasion> {
  const nothing = { occasion: null, words }
  if (words.length === 0) return nothing
  const names = await Promise.all([filterNames(context, 'en'), filterNames(context, 'ar')])
  const [named] = names
    .flatMap(({ occasions }) => occasions)
    .map(({ slug, name }) => ({ slug, words: wordsOf(name) }))
    .filter((one) => one.words.length > 0 && one.words.every((word) => words.includes(word)))
    .toSorted((a, b) => b.words.length - a.words.length)
  if (!named || (await anyMatches(context.db, words))) return nothing
  return { occasion: named.slug, words: words.filter((word) => !named.words.includes(word)) }
}
