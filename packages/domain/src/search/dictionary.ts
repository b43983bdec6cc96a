import { foldForSearch } from '../text.ts'
import { STOP_WORDS } from './stop-words.ts'
import { parseTargets, type Synonym, type SynonymField, type SynonymTarget, splitList } from './synonym.ts'
import { listWordForms } from './word-forms.ts'

export type Meaning = { targets: readonly SynonymTarget[]; general: boolean }
/** A listed word or phrase: its folded words, and how it is written. */
export type DictionaryTerm = { words: readonly string[]; written: string; meaning: Meaning }
export type Dictionary = {
  terms: readonly DictionaryTerm[]
  byFirstWord: ReadonlyMap<string | undefined, readonly DictionaryTerm[]>
  /** For each field, all values that a word refers to. */
  listed: ReadonlyMap<SynonymField, readonly string[]>
}

/** Indexes the synonyms. Of equal words the first listed counts, so the shop's own entries come before generated ones. */
export function buildDictionary(synonyms: readonly Synonym[]): Dictionary {
  const terms = synonyms.flatMap(({ en, ar, means, general }) => {
    const meaning = { targets: parseTargets(means), general }
    return [...splitList(en), ...splitList(ar)].map((written) => ({ words: foldWords(written), written, meaning }))
  })
  const unique = new Map<string, DictionaryTerm>()
  for (const term of terms) {
    const key = term.words.join(' ')
    if (key !== '' && !unique.has(key)) unique.set(key, term)
  }
  const byFirstWord = Map.groupBy(unique.values(), ({ words: [first] }) => first)
  return { terms: [...unique.values()], byFirstWord, listed: listValues(synonyms) }
}

function listValues(synonyms: readonly Synonym[]): Dictionary['listed'] {
  const targets = synonyms.flatMap(({ means }) => parseTargets(means))
  const byField = Map.groupBy(targets, ({ field }) => field)
  return new Map([...byField].map(([field, named]) => [field, [...new Set(named.map(({ value }) => value))]]))
}

/**
 * The words of a listed term. `foldForSearch` keeps the article of two-letter words (الحب); listed words never have it. Filler words are left
 * out as they are in a search.
 */
function foldWords(text: string): string[] {
  const words = foldForSearch(text).split(' ')
  const significant = words.filter((word) => !STOP_WORDS.has(word))
  return (significant.length === 0 ? words : significant).map((word) =>
    word.startsWith('ال') && word.length > 3 ? word.slice(2) : word,
  )
}

/** The longest term at the start of the words; of equally long ones the term nearest to the typed form. */
export function findTerm({ byFirstWord }: Dictionary, words: readonly string[]): DictionaryTerm | null {
  const [first] = words
  if (first === undefined) return null
  let best: DictionaryTerm | null = null
  for (const form of listWordForms(first)) {
    for (const term of byFirstWord.get(form) ?? [])
      if (term.words.length > (best?.words.length ?? 0) && beginsWith(words, term)) best = term
  }
  return best
}

const beginsWith = (words: readonly string[], term: DictionaryTerm): boolean =>
  term.words.every((word, at) =>
    words
      .slice(at, at + 1)
      .flatMap(listWordForms)
      .includes(word),
  )
