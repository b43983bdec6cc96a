import { foldForSearch, normaliseDigits, normaliseText } from '../text.ts'

/**
 * What a search on the board looks for: an order number; or needles that must all be found, each in one of its forms, with `%` for
 * anything. Read against an order's search text: folded words and the digits of phones without country code, each between blanks.
 */
export type BoardSearch = { number: number } | { needles: string[][] }

/** Fewer digits than these are in every other phone; they count as a whole word only. */
const FEWEST_DIGITS = 4
/** Fewer letters than these are in every other name; they count at the beginning of a word only. */
const FEWEST_LETTERS = 3

/** Reads what a dispatcher typed: `#10012` is a number, `+966 55 111` a phone in any writing, the rest names (spec §2, decisions §10). Null asks nothing. */
export function parseBoardSearch(typed: string): BoardSearch | null {
  const text = normaliseDigits(normaliseText(typed))
  if (text === '') return null
  const number = /^#\s*(\d{1,15})$/.exec(text)?.[1]
  if (number !== undefined) return { number: Number(number) }
  const phone = /^[\d\s+().\-\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/.test(text) ? text.replace(/\D/g, '') : ''
  if (phone !== '') return { needles: [digitForms(phone)] }
  const words = foldForSearch(text).split(' ')
  return { needles: words.map((word) => (/^\d+$/.test(word) ? digitForms(word) : [letterForm(word)])) }
}

/** A phone's part as typed, and without the country code or trunk zero that the search text leaves out. */
function digitForms(digits: string): string[] {
  if (digits.length < FEWEST_DIGITS) return [`% ${digits} %`]
  const bare = digits.replace(/^(00966|966|0)/, '')
  const known = bare !== digits && bare.length >= FEWEST_DIGITS - 1
  return known ? [`%${digits}%`, `%${bare}%`] : [`%${digits}%`]
}

/** Nothing but signs folds to nothing, and finds nothing. */
function letterForm(word: string): string {
  if (word === '') return ''
  return [...word].length < FEWEST_LETTERS ? `% ${word}%` : `%${word}%`
}
