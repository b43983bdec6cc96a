import type { Halalas } from '../money.ts'
import { foldForSearch } from '../text.ts'
import { type Dictionary, findTerm, type Meaning } from './dictionary.ts'
import { readPricePhrase } from './price-phrase.ts'
import { STOP_WORDS } from './stop-words.ts'
import type { SynonymTarget } from './synonym.ts'
import { wordForms } from './word-forms.ts'

/**
 * A condition: a product matches when one of the targets does. `words` are the folded words of the list, looked for in the texts of products
 * whose fields are empty.
 */
export type SearchConcept = { targets: readonly SynonymTarget[]; words: readonly string[] }

/** What a search text asks for: every concept, every word and the price must match. Null prices do not limit. */
export type SearchTerms = {
  concepts: readonly SearchConcept[]
  /** Folded words that no synonym lists; a word of the product's texts must begin with each. */
  words: readonly string[]
  min: Halalas | null
  max: Halalas | null
}

/** Maximum number of words in a search. */
const MAX_WORDS = 8

/** Splits a search text into price, concepts and remaining words. General and filler words are left out. */
export function interpretSearch(dictionary: Dictionary, typed: string): SearchTerms {
  const { text, min, max } = readPricePhrase(typed)
  const all = [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '')
  const significant = all.filter((word) => !isStopWord(word))
  const input = (significant.length === 0 && min === null && max === null ? all : significant).slice(0, MAX_WORDS)
  const found: (SearchConcept & Meaning)[] = []
  const words: string[] = []
  for (let at = 0; at < input.length; ) {
    const term = findTerm(dictionary, input.slice(at))
    const length = term?.words.length ?? 1
    if (term) found.push({ ...term.meaning, words: term.words })
    else words.push(...input.slice(at, at + 1))
    at += length
  }
  return { concepts: dropGeneral(found), words, min, max }
}

const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word) || wordForms(word).some((form) => form.length > 2 && STOP_WORDS.has(form))

/** "ورد توليب" asks for tulips: general words are dropped beside a flower, and those without a target always. */
function dropGeneral(found: readonly (SearchConcept & Meaning)[]): SearchConcept[] {
  const namesFlower = found.some(({ general, targets }) => !general && targets.some(({ field }) => field === 'flower'))
  const kept = found.filter(({ general, targets }) => !general || (targets.length > 0 && !namesFlower))
  const unique = new Map(kept.map((concept) => [JSON.stringify(concept.targets), concept]))
  return [...unique.values()].map(({ targets, words }) => ({ targets, words }))
}
