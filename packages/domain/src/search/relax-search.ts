import type { SearchConcept, SearchTerms } from './interpret-search.ts'
import type { SynonymField } from './synonym.ts'

/** Fields in the order in which they are dropped when no product matches all of them. */
const PRIORITY: Record<SynonymField, number> = { word: 0, category: 1, container: 2, colour: 3, occasion: 4, flower: 5 }

/**
 * Weaker searches, the nearest first: concepts of one field become alternatives; then one part is left out, the least important first; then
 * more and more parts. The last search is a single part.
 */
export function relaxSearch(terms: SearchTerms): SearchTerms[] {
  const alternatives: SearchTerms = { ...terms, concepts: mergeByField(terms.concepts) }
  const removals: ((from: SearchTerms) => SearchTerms)[] = [
    ...terms.words.map((word) => (from: SearchTerms) => ({
      ...from,
      words: from.words.filter((other) => other !== word),
    })),
    ...(terms.min === null && terms.max === null ? [] : [(from: SearchTerms) => ({ ...from, min: null, max: null })]),
    ...alternatives.concepts
      .toSorted((one, other) => priority(one) - priority(other))
      .map((concept) => (from: SearchTerms) => ({
        ...from,
        concepts: from.concepts.filter((other) => other !== concept),
      })),
  ]
  const single = removals.map((remove) => remove(alternatives))
  const several = removals.map((_, at) =>
    removals.slice(0, at + 1).reduce<SearchTerms>((from, remove) => remove(from), alternatives),
  )
  return [alternatives, ...single, ...several].filter((one) => !isEmptySearch(one))
}

export const isEmptySearch = ({ concepts, words, min, max }: SearchTerms): boolean =>
  concepts.length === 0 && words.length === 0 && min === null && max === null

const getField = ({ targets }: SearchConcept): SynonymField => targets[0]?.field ?? 'word'

const priority = (concept: SearchConcept): number => PRIORITY[getField(concept)]

/** Concepts without a target stay apart: they match no product. */
function mergeByField(concepts: readonly SearchConcept[]): SearchConcept[] {
  const merged = new Map<string, SearchConcept>()
  for (const concept of concepts) {
    const key = concept.targets.length === 0 ? `none ${concept.words.join(' ')}` : getField(concept)
    const before = merged.get(key)
    merged.set(
      key,
      before
        ? { ...before, targets: [...before.targets, ...concept.targets], words: [...before.words, ...concept.words] }
        : concept,
    )
  }
  return [...merged.values()]
}
