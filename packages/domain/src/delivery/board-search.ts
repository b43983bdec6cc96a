import { normaliseMarks } from '../phone.ts'
import { foldForSearch, normaliseText } from '../text.ts'

/**
 * A search on the board: an order number, or needles that must all match, each in one of its forms (LIKE patterns). They are compared with
 * an order's search text: folded words and phone digits without country code, each surrounded by spaces.
 */
export type BoardSearch = { number: number } | { needles: string[][] }

/** Fewer digits match whole words only, because most phones contain them. */
const MIN_DIGITS = 4
/** Fewer letters match the beginning of a word only, because most names contain them. */
const MIN_LETTERS = 3

/** Parses typed text: `#10012` is an order number, `+966 55 111` a phone in any format, the rest names (spec §2, decisions §10). Null when empty. */
export function parseBoardSearch(typed: string): BoardSearch | null {
  const text = normaliseText(normaliseMarks(typed))
  if (text === '') return null
  const number = /^#\s*(\d{1,15})$/.exec(text)?.[1]
  if (number !== undefined) return { number: Number(number) }
  const phone = /^[\d\s+().\-/]+$/.test(text) ? text.replace(/\D/g, '') : ''
  if (phone !== '') return { needles: [digitForms(phone)] }
  const words = foldForSearch(text).split(' ')
  return { needles: words.map((word) => (/^\d+$/.test(word) ? digitForms(word) : [letterForm(word)])) }
}

/** Digits as typed, and without the country code or trunk zero, which the search text does not contain. */
function digitForms(digits: string): string[] {
  if (digits.length < MIN_DIGITS) return [`% ${digits} %`]
  const national = digits.replace(/^(00966|966|0)/, '')
  const hasPrefix = national !== digits && national.length >= MIN_DIGITS - 1
  return hasPrefix ? [`%${digits}%`, `%${national}%`] : [`%${digits}%`]
}

/** Text of symbols only folds to an empty word, which matches nothing. */
function letterForm(word: string): string {
  if (word === '') return ''
  return [...word].length < MIN_LETTERS ? `% ${word}%` : `%${word}%`
}
