import type { Halalas } from '../money.ts'
import { foldForSearch } from '../text.ts'
import { type Dictionary, findTerm, type Meaning } from './dictionary.ts'
import { readPricePhrase } from './price-phrase.ts'
import { STOP_WORDS } from './stop-words.ts'
import type { SynonymField, SynonymTarget } from './synonym.ts'
import { listWordForms } from './word-forms.ts'

/**
 * A condition: a product matches when one of the targets does. `words` are its folded words; they are searched in the texts of products
 * without any value of the field that a synonym lists (`listed`).
 */
export type SearchConcept = {
  targets: readonly SynonymTarget[]
  words: readonly string[]
  listed: readonly string[]
}

/** A parsed search text: every concept, every word and the price must match. A null price is no limit. */
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
  const concepts: (SearchConcept & Meaning)[] = []
  const words: string[] = []
  let rest = input
  while (rest.length > 0) {
    const term = findTerm(dictionary, rest)
    if (term) concepts.push({ ...term.meaning, words: term.words, listed: listedValues(dictionary, term.meaning) })
    else words.push(...rest.slice(0, 1))
    rest = rest.slice(term?.words.length ?? 1)
  }
  return { concepts: dropGeneral(concepts), words, min, max }
}

const listedValues = ({ listed }: Dictionary, { targets }: Meaning): readonly string[] =>
  // Stryker disable next-line ArrayDeclaration: equivalent, the values of every target's field are listed
  targets.slice(0, 1).flatMap(({ field }) => listed.get(field) ?? [])

const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word) || listWordForms(word).some((form) => form.length > 2 && STOP_WORDS.has(form))

/**
 * Drops general words: those without a target always, "ورد" beside another flower (ورد توليب), "gift" beside a flower or an occasion
 * (هدية تخرج).
 */
function dropGeneral(concepts: readonly (SearchConcept & Meaning)[]): SearchConcept[] {
  const names = (field: SynonymField) =>
    concepts.some(({ general, targets }) => !general && targets.some((target) => target.field === field))
  const [namesFlower, namesOccasion] = [names('flower'), names('occasion')]
  const isDropped = ({ general, targets: [target] }: Meaning): boolean =>
    general && (target === undefined || namesFlower || (target.field !== 'flower' && namesOccasion))
  const unique = new Map(
    concepts.filter((concept) => !isDropped(concept)).map((concept) => [JSON.stringify(concept.targets), concept]),
  )
  return [...unique.values()].map(({ targets, words, listed }) => ({ targets, words, listed }))
}
