/** What the paper's type has letters for: Latin, Arabic, digits, punctuation; a test prints every one. Marks that steer direction are not among them. @internal Exported for tests. */
export const PRINTABLE =
  /[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u0152\u0153\u060C\u061B\u061F\u0621-\u063A\u0640-\u0655\u0660-\u066D\u0670-\u06A1\u06A3-\u06D5\u06F0-\u06F9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A]/u

/** Longer words are given places to break. */
const LONGEST_WORD = 30

export type PrintableText = { text: string; rtl: boolean }

/**
 * A text as the paper can print it, and its direction by its first letter. A letter that the paper's type lacks is printed without its accent
 * or as `?`; signs, pictures and invisible marks go: one missing glyph would make the document invalid as PDF/A. The XML beside it keeps the
 * text as it is.
 */
export function toPrintableText(text: string): PrintableText {
  const printed = [...text.normalize('NFC')].map(printable).join('').replace(/\s+/g, ' ').trim()
  const broken = printed.replace(new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu'), '$& ')
  return { text: broken, rtl: /^\P{L}*\p{Script=Arabic}/u.test(broken) }
}

function printable(character: string): string {
  if (PRINTABLE.test(character)) return character
  if (/\s/u.test(character)) return ' '
  if (!/\p{L}|\p{N}/u.test(character)) return ''
  const [base = ''] = character.normalize('NFKD')
  return PRINTABLE.test(base) ? base : '?'
}
