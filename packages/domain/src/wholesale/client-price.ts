import { type Halalas, percentOf } from '../money.ts'

/** A client's own price of a variant from a quantity on, halalas with VAT. */
export type PriceBreak = { fromQuantity: number; price: Halalas }

/**
 * What one piece costs a client: the price of the highest break that the quantity reaches, else the catalogue's sale price less the
 * client's percent (rounded half away from zero, once a piece). Never more than the catalogue asks of everybody.
 */
export function clientPrice(asked: {
  salePrice: Halalas
  quantity: number
  discountPercent: number
  breaks: readonly PriceBreak[]
}): Halalas {
  const reached = asked.breaks.filter((each) => each.fromQuantity <= asked.quantity)
  const best = reached.toSorted((a, b) => b.fromQuantity - a.fromQuantity)[0]
  const own = best?.price ?? asked.salePrice - percentOf(asked.salePrice, asked.discountPercent)
  return Math.min(own, asked.salePrice)
}
