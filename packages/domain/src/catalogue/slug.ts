import { normaliseDigits } from '../text.ts'

const MAX_LENGTH = 80

/**
 * The slug of a title for its URL: lower-case Latin letters without accents, Arabic letters without harakat and tatweel, digits 0-9, single
 * dashes between words, at most 80 characters. Never empty: a title without letters becomes its code points, an empty title `item`.
 */
export function createSlug(text: string): string {
  const letters = normaliseDigits(text.normalize('NFKD'))
    .toLowerCase()
    // The marks of أ إ آ ؤ ئ (0653 to 0655) are kept, because `normalize('NFC')` below composes them again.
    .replace(/['\u2019\u0640\u200B-\u200F]|[\u0300-\u036F\u0610-\u061A\u064B-\u0652\u0656-\u065F\u0670]/gu, '')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .normalize('NFC')
  const slug = letters.replace(/[^a-z0-9\u0620-\u064A\u066E-\u06D3]+/gu, '-')
  return shorten(slug) || shorten(codes(text)) || 'item'
}

function codes(text: string): string {
  // Stryker disable next-line OptionalChaining: equivalent, every letter has a code point
  return [...text.trim()].map((letter) => `u${letter.codePointAt(0)?.toString(16)}`).join('-')
}

/** Cuts between two words when there are several. */
function shorten(slug: string): string {
  const trimmed = slug.replace(/^-|-$/g, '')
  if (trimmed.length <= MAX_LENGTH) return trimmed
  // One character more, so that a word that ends at the limit is kept.
  const truncated = trimmed.slice(0, MAX_LENGTH + 1)
  return truncated.replace(/-[^-]*$/, '').slice(0, MAX_LENGTH)
}
