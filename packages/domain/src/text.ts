/** Text as people type it: made comparable at the boundary, and folded for search. Pure; knows no language but its letters. */

// Blank, or invisible at the ends of a pasted text and no part of it: zero-width space, direction marks, word joiner, byte-order mark.
const BLANK = /[\s\u200B\u200E\u200F\u061C\u2060\uFEFF]/u
// PostgreSQL stores no NUL; letting one through would turn a typed character into a server error.
const NUL = String.fromCharCode(0)
// They turn the letters behind them around, past the end of a name too; a telephone's contacts wrap every number in them.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** NFC, without NUL, embedded changes of direction, lone surrogates (become U+FFFD) and blank or invisible ends (architecture §4). */
export function normaliseText(text: string): string {
  const whole = text.replaceAll(NUL, '').replace(TURNS, '').toWellFormed().normalize('NFC')
  // By hand: an expression for the end of a text looks at every inner gap, which a hostile one makes very long.
  let start = 0
  let end = whole.length
  while (start < end && BLANK.test(whole.charAt(start))) start += 1
  while (end > start && BLANK.test(whole.charAt(end - 1))) end -= 1
  return whole.slice(start, end)
}

/** Length in code points of the normalised text: what every length limit counts (decisions §10). */
export function textLength(text: string): number {
  return [...normaliseText(text)].length
}

/** Arabic-Indic and Persian digits become 0-9; everything else stays (decisions §10). */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/** A typed amount with Latin digits, '.' for the Arabic decimal mark ٫ and without the Arabic thousands mark ٬. */
export function normaliseAmount(text: string): string {
  return normaliseDigits(text).replaceAll('\u066B', '.').replaceAll('\u066C', '')
}

// Marks, tatweel, the lone hamza, apostrophes and format characters: they carry nothing for a search.
const DROPPED =
  /['\u00AD\u02B9-\u02BC\u061C\u0621\u0640\u0674\u180E\u2018\u2019\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF]|[\uFE00-\uFE0F]/gu

// \p{Cc} are the control characters; the rest are punctuation and symbols, pictures of flowers among them.
const SEPARATORS =
  /[\p{Cc} -/:-`{-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E-\uFD4F\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE6F\uFFFC\uFFFD\u{1F000}-\u{1FBFF}\u{E0000}-\u{E007F}]+/gu

// Explicit tables, not toLowerCase: PostgreSQL's lower() depends on the database's locale, and both sides must agree.
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

// The article ال, also after و and in بال and لل, where at least three letters remain. Repeated, so that folding twice changes nothing
// and الألوان meets الوان. بالون (balloon) is no article.
const ARTICLE = /(^| )(?:و?(?:ال|بال(?!ون)|لل))+(?=[\u0620-\u06D3]{3})/gu

/**
 * The one folding for search: two texts that a person would call the same fold to the same string. Words are split by single spaces.
 * The SQL function `warda_fold` does exactly this; `text-cases.ts` holds the pairs that prove both.
 */
export function foldForSearch(text: string): string {
  // NFKD splits é, أ, ؤ, ئ and the presentation forms into letter and mark, so dropping marks folds them all.
  let folded = text.normalize('NFKD').replace(DROPPED, '')
  for (const [double, letters] of DOUBLES) folded = folded.replace(double, letters)
  folded = [...folded].map((letter) => LETTERS.get(letter) ?? letter).join('')
  return folded
    .replace(SEPARATORS, ' ')
    .replace(ARTICLE, '$1')
    .replace(/^ +| +$/g, '')
}
