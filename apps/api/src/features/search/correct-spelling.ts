import type { Database } from '../../db/database.ts'
import { editDistance } from './edit-distance.ts'
import { anyMatches, isInVocabulary, selectNearWords } from './queries.ts'

export type CorrectedQuery = {
  /** The search text to use. */
  words: readonly string[]
  /** The correction in readable form when it differs from the input. */
  didYouMean: string | null
}

const CANDIDATES = 30

/**
 * Keeps words that are found. When no product matches all words, each unknown word is replaced by the nearest word of the vocabulary;
 * when that finds nothing either, the input stays.
 */
export async function correctSpelling(db: Database, words: readonly string[]): Promise<CorrectedQuery> {
  const asTyped = { words, didYouMean: null }
  if (words.length === 0 || (await anyMatches(db, words))) return asTyped
  const corrections = await Promise.all(words.map((word) => correctWord(db, word)))
  const corrected = [...new Set(corrections.map(({ word }) => word))]
  const changed = corrected.some((word, at) => word !== words[at])
  if (!changed || !(await anyMatches(db, corrected))) return asTyped
  return { words: corrected, didYouMean: corrections.map(({ written }) => written).join(' ') }
}

async function correctWord(db: Database, word: string): Promise<{ word: string; written: string }> {
  const typed = { word, written: word }
  const length = [...word].length
  if (length < 3 || (await isInVocabulary(db, word))) return typed
  const maxDistance = length <= 5 ? 1 : length <= 8 ? 2 : 3
  const near = (await selectNearWords(db, word, CANDIDATES))
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance <= maxDistance)
  const [best] = near.toSorted((a, b) => a.distance - b.distance)
  return best?.candidate ?? typed
}
