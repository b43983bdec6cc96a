/** Normalisation of typed text at the boundary, and folding for search. */

import { removeInvisible } from './invisible.ts'

// White space, and invisible characters at the ends of pasted text: zero-width space, direction marks, word joiner, byte-order mark.
const BLANK = /[\s\u200B\u200E\u200F\u061C\u2060\uFEFF]/u
// PostgreSQL can't store NUL.
const NUL = String.fromCharCode(0)
// Embedded direction controls affect the text after them; phone contacts wrap numbers in them.
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** NFC without NUL, direction controls, and blank or invisible ends; lone surrogates become U+FFFD (architecture §4). */
export function normaliseText(text: string): string {
  const cleaned = text.replaceAll(NUL, '').replace(DIRECTION_CONTROLS, '').toWellFormed().normalize('NFC')
  // A loop, because a regular expression for the end is quadratic on long inner white space.
  let start = 0
  let end = cleaned.length
  // Stryker disable next-line ConditionalExpression,EqualityOperator: equivalent, the empty character after the end is not blank
  while (start < end && BLANK.test(cleaned.charAt(start))) start += 1
  // Stryker disable next-line ConditionalExpression,EqualityOperator: equivalent, the loop before stopped at a character that is not blank
  while (end > start && BLANK.test(cleaned.charAt(end - 1))) end -= 1
  return cleaned.slice(start, end)
}

/** Length in code points of the normalised text, as used by all length limits (decisions §10). */
export function getTextLength(text: string): number {
  return [...normaliseText(text)].length
}

/** Replaces Arabic-Indic and Persian digits by 0-9 (decisions §10). */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/**
 * A number with Latin digits, '.' for the Arabic decimal separator ٫, without the Arabic thousands separator ٬ and without invisible marks.
 */
export function normaliseAmount(text: string): string {
  return normaliseDigits(removeInvisible(text)).replaceAll('\u066B', '.').replaceAll('\u066C', '')
}

/** Whether a text has a letter of any script; a name needs one. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

// Marks, tatweel, the lone hamza, apostrophes and format characters are irrelevant for a search.
const DROPPED =
  /['\u00AD\u02B9-\u02BC\u061C\u0621\u0640\u0674\u180E\u2018\u2019\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF]|[\uFE00-\uFE0F]/gu

// Control characters, punctuation and symbols, emoji included.
const SEPARATORS =
  /[\p{Cc} -/:-`{-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E-\uFD4F\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE6F\uFFFC\uFFFD\u{1F000}-\u{1FBFF}\u{E0000}-\u{E007F}]+/gu

// Explicit tables instead of toLowerCase, because PostgreSQL's lower() depends on the locale and both sides must agree.
const FROM =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđŁłıÐðΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ' +
  '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ٱةىیېےکگچپژڤھہەۃ'
const TO =
  'abcdefghijklmnopqrstuvwxyzooddlliddαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя' +
  '01234567890123456789اهييييككجبزفهههه'
const LETTERS = new Map([...FROM].map((letter, at) => [letter, TO[at] ?? letter]))
const DOUBLES: readonly (readonly [RegExp, string])[] = [
  [/[Ææ]/g, 'ae'],
  [/[Œœ]/g, 'oe'],
  [/[ßẞ]/g, 'ss'],
  [/[Þþ]/g, 'th'],
]

// The article ال, also after و and in بال and لل, when at least three letters remain; repeated, so that folding twice changes nothing and
// الألوان equals الوان. بالون (balloon) has no article.
const ARTICLE = /(^| )(?:و?(?:ال|بال(?!ون)|لل))+(?=[\u0620-\u06D3]{3})/gu

/**
 * Folds a text for search, so that different spellings become equal. Words are separated by single spaces.
 * The SQL function `warda_fold` gives the same result; `search-fold-cases.ts` has the test cases of both.
 */
export function foldForSearch(text: string): string {
  // NFKD separates é, أ, ؤ, ئ and the presentation forms into letter and mark, so that dropping marks folds them.
  let folded = text.normalize('NFKD').replace(DROPPED, '')
  for (const [double, letters] of DOUBLES) folded = folded.replace(double, letters)
  folded = [...folded].map((letter) => LETTERS.get(letter) ?? letter).join('')
  return folded.replace(SEPARATORS, ' ').replace(ARTICLE, '$1').replace(/^ | $/g, '')
}
