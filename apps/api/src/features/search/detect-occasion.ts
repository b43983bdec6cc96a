import type { AppContext } from '../../context.ts'
import { filterNames } from '../catalogue/index.ts'
import { splitWords } from './filters.ts'
import { anyMatches } from './queries.ts'

export type DetectedOccasion = {
  /** The slug of the occasion that the words name. */
  occasion: string | null
  /** The remaining words to search for. */
  words: readonly string[]
}

/**
 * Product texts do not contain words such as "birthday". Normalised words that no product contains and that name an occasion in either
 * language select that occasion.
 */
export async function detectOccasion(context: AppContext, words: readonly string[]): Promise<DetectedOccasion> {
  const none = { occasion: null, words }
  if (words.length === 0) return none
  const names = await Promise.all([filterNames(context, 'en'), filterNames(context, 'ar')])
  const [match] = names
    .flatMap(({ occasions }) => occasions)
    .map(({ slug, name }) => ({ slug, words: splitWords(name) }))
    .filter((one) => one.words.length > 0 && one.words.every((word) => words.includes(word)))
    .toSorted((a, b) => b.words.length - a.words.length)
  if (!match || (await anyMatches(context.db, words))) return none
  return { occasion: match.slug, words: words.filter((word) => !match.words.includes(word)) }
}
