import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import { normaliseDigits } from '@warda/domain/text'
import { toHalalas } from '../../lib/forms/amount-input.ts'

/** Price in riyals after the discount; null without a discount or while an input is invalid. */
export const calculateDiscountedPrice = (price: string, discount: string): number | null => {
  const percent = Number(normaliseDigits(discount.trim()))
  const halalas = toHalalas(price)
  if (halalas === 0 || !Number.isInteger(percent) || percent < 1 || percent > 90) return null
  return calculateSalePrice(halalas, percent) / 100
}
