import { salePrice } from '@warda/domain/catalogue/sale-price'
import { normaliseDigits } from '@warda/domain/text'
import { toHalalas } from '../../lib/forms/amount-input.ts'

/** What shoppers pay (riyals) for a typed price after a typed discount; null where nothing is taken off or either is not right yet. */
export const priceAfter = (price: string, discount: string): number | null => {
  const percent = Number(normaliseDigits(discount.trim()))
  const halalas = toHalalas(price)
  if (halalas === 0 || !Number.isInteger(percent) || percent < 1 || percent > 90) return null
  return salePrice(halalas, percent) / 100
}
