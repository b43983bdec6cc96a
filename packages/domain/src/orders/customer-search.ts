import { parseBoardSearch } from '../delivery/board-search.ts'
import { normaliseText } from '../text.ts'

/**
 * What a search for people looks for: needles that must all be found, each in one of its forms, with `%` for anything; null asks nothing. Read
 * against a person's search text: folded words, the address as it is stored, and the digits of the phone. A word with an @ is an address.
 */
export function parseCustomerSearch(typed: string): string[][] | null {
  const words = normaliseText(typed).split(/\s+/).filter(Boolean)
  const addresses = words.filter((word) => word.includes('@'))
  const rest = parseBoardSearch(
    words
      .filter((word) => !word.includes('@'))
      .join(' ')
      .replace(/^#/, ''),
  )
  const needles = [
    ...addresses.map((word) => [`%${literally(word.toLowerCase())}%`]),
    ...(rest !== null && 'needles' in rest ? rest.needles : []),
  ]
  return needles.length === 0 ? null : needles
}

const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
