import { type Halalas, percentOf } from '../money.ts'

/** The price to pay after a product's own discount (0 to 100 percent, two decimals), in halalas; half away from zero, once. */
export function salePrice(price: Halalas, discountPercent: number): Halalas {
  if (!(discountPercent >= 0 && discountPercent <= 100)) throw new RangeError(`No discount: ${discountPercent}`)
  return price - percentOf(price, discountPercent)
}
