import { type Halalas, percentOf } from '../money.ts'

/** A client's own price of a variant from a quantity on, halalas with VAT. */
export type PriceBreak = { fromQuantity: number; price: Halalas }

export type ClientPriceInput = {
  salePrice: Halalas
  quantity: number
  discountPercent: number
  breaks: readonly PriceBreak[]
}

/** Where a price is from: the catalogue's of everybody, the client's percent, or the client's price from a quantity on. */
export type PriceSource =
  | { from: 'catalogue' }
  | { from: 'percent'; percent: number }
  | { from: 'break'; fromQuantity: number }

/** The same, and why: a client's own price that is no better than the catalogue's is the catalogue's. */
export function explainPrice(asked: ClientPriceInput): { price: Halalas; source: PriceSource } {
  const reached = asked.breaks.filter((each) => each.fromQuantity <= asked.quantity)
  const best = reached.toSorted((a, b) => b.fromQuantity - a.fromQuantity)[0]
  const own = best?.price ?? asked.salePrice - percentOf(asked.salePrice, asked.discountPercent)
  if (own >= asked.salePrice) return { price: asked.salePrice, source: { from: 'catalogue' } }
  const source: PriceSource = best
    ? { from: 'break', fromQuantity: best.fromQuantity }
    : { from: 'percent', percent: asked.discountPercent }
  return { price: own, source }
}
