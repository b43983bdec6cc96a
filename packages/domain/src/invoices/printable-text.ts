/** Characters that the PDF fonts contain, without direction marks; a test prints each. @internal Exported for tests. */
export const PRINTABLE =
  /[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u0152\u0153\u060C\u061B\u061F\u0621-\u063A\u0640-\u0655\u0660-\u066D\u0670-\u06A1\u06A3-\u06D5\u06F0-\u06F9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A]/u

/** Longer words are split. */
const MAX_WORD_LENGTH = 30

export type PrintableText = { text: string; rtl: boolean }

/**
 * A text that the PDF fonts can print, and its direction by its first letter. A missing letter loses its accent or becomes `?`; missing
 * symbols and invisible characters are removed, because a missing glyph makes the document invalid as PDF/A. The XML keeps the original text.
 */
export function toPrintableText(text: string): PrintableText {
  const printed = [...text.normalize('NFC')].map(printable).join('').replace(/\s+/g, ' ').trim()
  const broken = printed.replace(new RegExp(`\\S{${MAX_WORD_LENGTH}}(?=\\S)`, 'gu'), '$& ')
  return { text: broken, rtl: /^\P{L}*\p{Script=Arabic}/u.test(broken) }
}

function printable(character: string): string {
  if (PRINTABLE.test(character)) return character
  if (/\s/u.test(character)) return ' '
  if (!/\p{L}|\p{N}/u.test(character)) return ''
  const base = character.normalize('NFKD').charAt(0)
  return PRINTABLE.test(base) ? base : '?'
}
