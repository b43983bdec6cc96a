import { type Halalas, MAX_HALALAS, percentOf } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The price to pay after a product's own discount (0 to 100 percent, two decimals), in halalas; half away from zero, once. */
export function salePrice(price: Halalas, discountPercent: number): Halalas {
  if (!(discountPercent >= 0 && discountPercent <= 100)) throw new RangeError(`No discount: ${discountPercent}`)
  return price - percentOf(price, discountPercent)
}

/** A price moved up or down by whole percent, half up to the halala and never below one; refused where no price may be so high. */
export function changePriceByPercent(price: Halalas, percent: number): Result<Halalas, 'product.price_too_high'> {
  if (!(Number.isInteger(percent) && percent > -100)) throw new RangeError(`No change of a price: ${percent}`)
  const moved = Math.max(1, percentOf(price, 100 + percent))
  return moved > MAX_HALALAS ? refuse('product.price_too_high') : ok(moved)
}
