import { parseBoardSearch } from '../delivery/board-search.ts'
import { normaliseText } from '../text.ts'

/**
 * A search for customers: needles that must all match, each in one of its forms (LIKE patterns); null when empty. They are compared with a
 * customer's search text: folded words, the stored email address and the phone digits. A word with an @ is an email address.
 */
export function parseCustomerSearch(typed: string): string[][] | null {
  const words = normaliseText(typed).split(/\s/)
  const addresses = words.filter((word) => word.includes('@'))
  const rest = parseBoardSearch(
    words
      .filter((word) => !word.includes('@'))
      .join(' ')
      .replace(/^#/, ''),
  )
  const needles = [
    ...addresses.map((word) => [`%${escapeLike(word.toLowerCase())}%`]),
    ...(rest !== null && 'needles' in rest ? rest.needles : []),
  ]
  return needles.length === 0 ? null : needles
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
