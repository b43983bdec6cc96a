/** Simple morphology: the forms under which a folded word (`foldForSearch`) may be listed, the closest first. */

const ARABIC = /^[\u0620-\u06D3]+$/u
/** Conjunction, then preposition, then article: وبالورد, لعيد, للزفاف. */
const PREFIXES: readonly (readonly string[])[] = [['و', 'ف'], ['لل', 'ب', 'ل', 'ك'], ['ال']]
/** Dual, sound plurals, feminine, and the English plural in Arabic letters (توليبس). */
const ARABIC_SUFFIXES: readonly (readonly [suffix: string, replacement: string])[] = [
  ['تين', 'ه'],
  ['تان', 'ه'],
  ['اوين', 'ا'],
  ['اوان', 'ا'],
  ['اوات', 'ا'],
  ['ات', 'ه'],
  ['ات', ''],
  ['ين', ''],
  ['ان', ''],
  ['ون', ''],
  ['ه', ''],
  ['س', ''],
  ['', 'ه'],
]
const LATIN_SUFFIXES: readonly (readonly [suffix: string, replacement: string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
]
const MIN_LETTERS = 2
const MIN_STEM = 3

export function listWordForms(word: string): string[] {
  const forms = ARABIC.test(word) ? arabicForms(word) : replaceSuffixes(word, LATIN_SUFFIXES)
  return [...new Set([word, ...forms])]
}

function arabicForms(word: string): string[] {
  let stems = [word]
  for (const prefixes of PREFIXES) stems = stems.concat(stems.flatMap((stem) => stripPrefix(stem, prefixes)))
  return stems.flatMap((stem) => {
    const singular = replaceSuffixes(stem, ARABIC_SUFFIXES)
    return [stem, ...singular, ...[stem, ...singular].flatMap(masculineColour)]
  })
}

const stripPrefix = (word: string, prefixes: readonly string[]): string[] =>
  prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= MIN_LETTERS)
    .map((prefix) => word.slice(prefix.length))

const replaceSuffixes = (word: string, suffixes: typeof LATIN_SUFFIXES): string[] =>
  suffixes
    .filter(([suffix]) => word.endsWith(suffix) && word.length - suffix.length >= MIN_STEM)
    .map(([suffix, replacement]) => word.slice(0, word.length - suffix.length) + replacement)

/** Colours agree with their noun: حمراء is the feminine of أحمر, folded حمرا and احمر. */
function masculineColour(word: string): string[] {
  return /^...ا$/u.test(word) ? [`ا${word.slice(0, 3)}`] : []
}
