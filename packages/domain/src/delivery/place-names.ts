import { foldForSearch } from '../text.ts'

/** A name in both languages. */
export type LocalizedName = { en: string; ar: string }

/** Words around the names of cities and districts, folded. */
const FILLERS = new Set(
  foldForSearch(
    'city town district dist neighborhood neighbourhood area province region of the ksa saudi arabia kingdom حي مدينة محافظة منطقة المملكة العربية السعودية',
  ).split(' '),
)
/** Forms of the Arabic article in Latin letters. */
const ARTICLE = /^(?:al|ar|as|ash|an|az|ad|at|el)(?= )/
const JOINED_ARTICLE = /^al(?=[a-z]{4})/

/** One form of a place name for all its spellings: without article, double letters and differences of transliteration. */
function placeKey(text: string): string {
  const words = foldForSearch(text)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
  const latin = words.join(' ').replace(ARTICLE, '').replaceAll(' ', '').replace(JOINED_ARTICLE, '')
  return latin
    .replace(/[ou]/g, 'u')
    .replace(/[eiy]/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/h$/, '')
}

/** The parts of an address text that may be a name: the whole text and its parts between commas, dashes and slashes. */
export function placeKeys(text: string): string[] {
  const parts = [text, ...text.split(/[,،;|/\n]| [-–—] /)]
  return [...new Set(parts.map(placeKey))].filter((key) => key !== '')
}

/** Whether a typed text is this place, in either language and in any spelling. */
export const isPlace = (keys: readonly string[], name: LocalizedName): boolean =>
  keys.includes(placeKey(name.en)) || keys.includes(placeKey(name.ar))

/**
 * The names that match the typed text in either language and any spelling, for lists that filter while typing; names that begin with it come
 * first.
 */
export function filterTyped<N extends LocalizedName>(typed: string, names: readonly N[]): N[] {
  const key = placeKey(typed)
  const getKeys = ({ en, ar }: LocalizedName) => [placeKey(en), placeKey(ar)]
  const startsWithKey = (name: LocalizedName) => getKeys(name).some((text) => text.startsWith(key))
  const matching = names.filter((name) => getKeys(name).some((text) => text.includes(key)))
  return [...matching.filter(startsWithKey), ...matching.filter((name) => !startsWithKey(name))]
}
