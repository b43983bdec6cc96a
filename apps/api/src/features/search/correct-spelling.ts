import type { Dictionary } from '@warda/domain/search/dictionary'
import { listWordForms } from '@warda/domain/search/word-forms'
import type { Database } from '../../db/database.ts'
import { editDistance } from './edit-distance.ts'
import { isInVocabulary, selectNearWords } from './queries.ts'

/** A replacement of a word; `isCorrection` when the word was mistyped rather than inflected or incomplete. */
export type Replacement = { word: string; written: string; isCorrection: boolean }

const CANDIDATES = 30
/** Shorter words are neither completed nor corrected. */
const MIN_COMPLETED = 3
const MIN_CORRECTED = 4

/**
 * Replaces a word that no synonym lists: by a form of it that products contain, by the listed word that it begins, or by the nearest word.
 * Null when products contain it or nothing is near.
 */
export async function replaceWord(db: Database, dictionary: Dictionary, word: string): Promise<Replacement | null> {
  const { length } = [...word]
  if (length < MIN_COMPLETED || (await isInVocabulary(db, word))) return null
  for (const form of listWordForms(word))
    if (form.length >= MIN_COMPLETED && form !== word && (await isInVocabulary(db, form)))
      return { word: form, written: form, isCorrection: false }
  const completion = completeWord(dictionary, word)
  if (completion) return completion
  return length < MIN_CORRECTED ? null : findNearest(db, dictionary, word)
}

/** The first listed word that begins with the text; words that mean something alone come first. */
function completeWord({ terms }: Dictionary, word: string): Replacement | null {
  const single = terms.filter(({ words }) => words.length === 1)
  for (const { words, written } of [...single, ...terms]) {
    const completed = words.find((one) => one.startsWith(word))
    if (completed) return { word: completed, written: words.length === 1 ? written : completed, isCorrection: false }
  }
  return null
}

async function findNearest(db: Database, dictionary: Dictionary, word: string): Promise<Replacement | null> {
  const { length } = [...word]
  const maxDistance = length <= 5 ? 1 : length <= 8 ? 2 : 3
  const listed = dictionary.terms.flatMap(({ words, written }) =>
    words.map((one) => ({ word: one, written: words.length === 1 ? written : one })),
  )
  const near = [...(await selectNearWords(db, word, CANDIDATES)), ...listed]
    .filter((candidate) => Math.abs(candidate.word.length - word.length) <= maxDistance)
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance <= maxDistance)
  const [best] = near.toSorted((a, b) => a.distance - b.distance)
  return best ? { ...best.candidate, isCorrection: true } : null
}
