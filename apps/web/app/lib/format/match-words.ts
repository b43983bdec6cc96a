import { foldForSearch } from '@warda/domain/text'

/** Whether a text contains every typed word, in any spelling of the search. */
export function matchesWords(typed: string, text: string): boolean {
  const folded = foldForSearch(text)
  return foldForSearch(typed)
    .split(' ')
    .every((word) => folded.includes(word))
}
