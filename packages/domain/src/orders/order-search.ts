import { parseBoardSearch } from '../delivery/board-search.ts'
import { normaliseMarks } from '../phone.ts'
import { normaliseText } from '../text.ts'

/**
 * A search for orders in the back office. `number`: only the order with this number, when it exists. `needles`: patterns that must all match
 * the order's search text (see `BoardSearch`); null when the text is an explicit order number.
 */
export type OrderSearch = { number: number | null; needles: string[][] | null }

/** Longest order number in digits; more digits are a phone. */
const MAX_NUMBER_DIGITS = 7

/** Parses typed text: `#10012` or `10012` is an order number, `+966 55 …` or `٠٥٥…` a phone in any format, the rest names. Null when empty. */
export function parseOrderSearch(typed: string): OrderSearch | null {
  const search = parseBoardSearch(typed)
  if (search === null) return null
  if ('number' in search) return { number: search.number, needles: null }
  const text = normaliseText(normaliseMarks(typed))
  const isNumber = /^[1-9]\d*$/.test(text) && text.length <= MAX_NUMBER_DIGITS
  return { number: isNumber ? Number(text) : null, needles: search.needles }
}
