import { type Halalas, MAX_HALALAS, takePercent } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The price after the product's discount (0 to 100 percent, at most two decimals), rounded once, half away from zero. */
export function calculateSalePrice(price: Halalas, discountPercent: number): Halalas {
  if (!(discountPercent >= 0 && discountPercent <= 100))
    throw new RangeError(`Not a discount percentage: ${discountPercent}`)
  return price - takePercent(price, discountPercent)
}

/** The last digit of the riyals of a rounded price, which has no halalas; null rounds to the halala. */
export const PRICE_ENDINGS = [0, 5, 9] as const

export type PriceEnding = (typeof PRICE_ENDINGS)[number]

/** Ten riyals in halalas: the difference between two prices with the same ending. */
const STEP = 1_000

/** The nearest price in whole riyals that ends in a digit, half up, at least the smallest one. */
export function roundToEnding(price: Halalas, ending: PriceEnding): Result<Halalas, 'product.price_too_high'> {
  const first = ending * 100
  const rounded = Math.max(ending === 0 ? STEP : first, Math.floor((price - first) / STEP + 0.5) * STEP + first)
  return rounded > MAX_HALALAS ? refuse('product.price_too_high') : ok(rounded)
}

/** A price raised or lowered by whole percent, rounded half up, at least one halala; refused above the largest amount. */
export function changePriceByPercent(price: Halalas, percent: number): Result<Halalas, 'product.price_too_high'> {
  if (!(Number.isInteger(percent) && percent > -100)) throw new RangeError(`Not a price change in percent: ${percent}`)
  const changed = Math.max(1, takePercent(price, 100 + percent))
  return changed > MAX_HALALAS ? refuse('product.price_too_high') : ok(changed)
}
