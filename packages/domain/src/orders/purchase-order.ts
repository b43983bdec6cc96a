import { normaliseDashes, removeInvisible } from '../invisible.ts'
import { normaliseDigits } from '../text.ts'

/**
 * A purchase order number as it is stored and printed: Latin digits, ASCII hyphens, single spaces, without invisible marks. Case stays,
 * because it is the buyer's own name of the order.
 */
export const normalisePurchaseOrder = (text: string): string =>
  normaliseDigits(normaliseDashes(removeInvisible(text).normalize('NFKC')))
    .replace(/\s+/g, ' ')
    .trim()
