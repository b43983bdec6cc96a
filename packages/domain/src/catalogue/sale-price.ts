import { type Halalas, MAX_HALALAS, takePercent } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The price after the product's discount (0 to 100 percent, at most two decimals), rounded once, half away from zero. */
export function calculateSalePrice(price: Halalas, discountPercent: number): Halalas {
  if (!(discountPercent >= 0 && discountPercent <= 100))
    throw new RangeError(`Not a discount percentage: ${discountPercent}`)
  return price - takePercent(price, discountPercent)
}

/** A price raised or lowered by whole percent, rounded half up, at least one halala; refused above the largest amount. */
export function changePriceByPercent(price: Halalas, percent: number): Result<Halalas, 'product.price_too_high'> {
  if (!(Number.isInteger(percent) && percent > -100)) throw new RangeError(`Not a price change in percent: ${percent}`)
  const changed = Math.max(1, takePercent(price, 100 + percent))
  return changed > MAX_HALALAS ? refuse('product.price_too_high') : ok(changed)
}
