import { interpretSearch, type SearchTerms } from '@warda/domain/search/interpret-search'
import { readPricePhrase } from '@warda/domain/search/price-phrase'
import { isEmptySearch, relaxSearch } from '@warda/domain/search/relax-search'
import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { replaceWord } from './correct-spelling.ts'
import { hasMatches } from './queries.ts'
import { readDictionary } from './synonym-dictionary.ts'

export type ResolvedSearch = {
  terms: SearchTerms
  /** The corrected search text when a word was mistyped. */
  didYouMean: string | null
  /** No product matches everything that was typed; the terms find the nearest products. */
  nearest: boolean
}

/**
 * The interpretation of a search text, for every search of the catalogue. Unknown words are corrected, and a search without a match is relaxed
 * until products match; one without any known word stays without result.
 */
export async function resolveSearch(context: AppContext, typed: string): Promise<ResolvedSearch> {
  const { terms, didYouMean } = await readTerms(context, typed)
  if (isEmptySearch(terms) || (await hasMatches(context.db, terms))) return { terms, didYouMean, nearest: false }
  for (const weaker of relaxSearch(terms))
    if (await hasMatches(context.db, weaker)) return { terms: weaker, didYouMean, nearest: true }
  return { terms, didYouMean: null, nearest: false }
}

/** The terms of a search text after correcting its words, without relaxing. */
export async function readTerms(
  context: AppContext,
  typed: string,
): Promise<{ terms: SearchTerms; didYouMean: string | null }> {
  const dictionary = await readDictionary(context)
  const terms = interpretSearch(dictionary, typed)
  const replaced = await Promise.all(
    terms.words.map(async (word) => [word, await replaceWord(context.db, dictionary, word)] as const),
  )
  const replacements = new Map(replaced.flatMap(([word, replacement]) => (replacement ? [[word, replacement]] : [])))
  if (replacements.size === 0) return { terms, didYouMean: null }
  const words = foldForSearch(readPricePhrase(typed).text).split(' ')
  const corrected = interpretSearch(dictionary, words.map((word) => replacements.get(word)?.word ?? word).join(' '))
  const isCorrected = [...replacements.values()].some(({ isCorrection }) => isCorrection)
  return {
    terms: { ...corrected, min: terms.min, max: terms.max },
    didYouMean: isCorrected ? words.map((word) => replacements.get(word)?.written ?? word).join(' ') : null,
  }
}
