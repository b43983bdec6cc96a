import { type Halalas, takePercent } from '../money.ts'

/** A client's price of a variant from a quantity on, in halalas with VAT. */
export type PriceBreak = { fromQuantity: number; price: Halalas }

export type ClientPriceInput = {
  salePrice: Halalas
  quantity: number
  discountPercent: number
  breaks: readonly PriceBreak[]
}

/** Source of a price: the catalogue, the client's discount percentage, or a price break. */
export type PriceSource =
  | { from: 'catalogue' }
  | { from: 'percent'; percent: number }
  | { from: 'break'; fromQuantity: number }

/**
 * The unit price of a client and its source: the price of the highest break that the quantity reaches, otherwise the sale price less the
 * client's percentage (rounded half away from zero, per piece). Never above the catalogue's sale price.
 */
export function explainPrice(input: ClientPriceInput): { price: Halalas; source: PriceSource } {
  const reached = input.breaks.filter(({ fromQuantity }) => fromQuantity <= input.quantity)
  const best = reached.toSorted((a, b) => b.fromQuantity - a.fromQuantity)[0]
  const clientPrice = best?.price ?? input.salePrice - takePercent(input.salePrice, input.discountPercent)
  if (clientPrice >= input.salePrice) return { price: input.salePrice, source: { from: 'catalogue' } }
  const source: PriceSource = best
    ? { from: 'break', fromQuantity: best.fromQuantity }
    : { from: 'percent', percent: input.discountPercent }
  return { price: clientPrice, source }
}
