import { parseBoardSearch } from '../delivery/board-search.ts'
import { normaliseDigits, normaliseText } from '../text.ts'

/**
 * What the one search box of the back office looks for. `number`: the order of this number alone, where there is one. `needles`: what must all
 * be found in an order's search text, each in one of its forms (see `boardSearch`); null when only the number was meant.
 */
export type OrderSearch = { number: number | null; needles: string[][] | null }

/** As many digits may be an order's number; more are a phone. */
const LONGEST_NUMBER = 7

/** Reads what was typed: `#10012` or `10012` a number, `+966 55 …` or `٠٥٥…` a phone in any writing, the rest names. Null asks nothing. */
export function parseOrderSearch(typed: string): OrderSearch | null {
  const search = parseBoardSearch(typed)
  if (search === null) return null
  if ('number' in search) return { number: search.number, needles: null }
  const digits = /^\d+$/.exec(normaliseDigits(normaliseText(typed)))?.[0] ?? ''
  const isNumber = digits !== '' && digits.length <= LONGEST_NUMBER && !digits.startsWith('0')
  return { number: isNumber ? Number(digits) : null, needles: search.needles }
}
