import { type Halalas, multiply, prorate, splitVat, sumHalalas, takePercent } from '../money.ts'

/**
 * Input of the totals. Prices and the fee include VAT; `discountPercent` is the coupon's, `discountHalalas` a discount that staff give after it,
 * `redeemHalalas` the value of points.
 */
export type TotalsInput = {
  lines: readonly { unitPrice: Halalas; quantity: number }[]
  discountPercent?: number
  discountHalalas?: Halalas
  redeemHalalas?: Halalas
  deliveryFee: Halalas
  vatPercent: number
}

/** Totals of a line: `gross` before reductions; `discount` its share of coupon and points; `net + vat = gross − discount`. */
export type LineTotals = { gross: Halalas; discount: Halalas; net: Halalas; vat: Halalas }

/** `total = subtotal − discount − redeemed + deliveryFee = net + vat`; net and VAT are sums of the rounded lines and the delivery. */
export type OrderTotals = {
  subtotal: Halalas
  discount: Halalas
  redeemed: Halalas
  deliveryFee: Halalas
  delivery: { net: Halalas; vat: Halalas }
  net: Halalas
  vat: Halalas
  total: Halalas
  lines: LineTotals[]
}

/**
 * The totals of an order (decisions §2). The coupon is rounded once on the subtotal, then distributed with the discount of staff over the lines.
 * Discount and points reduce the goods at most to zero, not the delivery fee (`redeemed` is the value used). VAT is rounded once per line;
 * delivery is its own line.
 */
export function calculateOrderTotals(input: TotalsInput): OrderTotals {
  const grosses = input.lines.map((line) => multiply(line.unitPrice, line.quantity))
  const subtotal = sumHalalas(grosses)
  const coupon = takePercent(subtotal, clamp(input.discountPercent ?? 0, 100))
  const discount = coupon + clamp(input.discountHalalas ?? 0, subtotal - coupon)
  const redeemed = clamp(input.redeemHalalas ?? 0, subtotal - discount)
  const discountShares = prorate(discount, grosses)
  const discounted = grosses.map((gross, at) => gross - (discountShares[at] ?? 0))
  const pointShares = prorate(redeemed, discounted)
  const lines = grosses.map((gross, at) => {
    const reduction = (discountShares[at] ?? 0) + (pointShares[at] ?? 0)
    return { gross, discount: reduction, ...splitVat(gross - reduction, input.vatPercent) }
  })
  const delivery = splitVat(input.deliveryFee, input.vatPercent)
  const net = sumHalalas([...lines, delivery].map((line) => line.net))
  const vat = sumHalalas([...lines, delivery].map((line) => line.vat))
  return { subtotal, discount, redeemed, deliveryFee: input.deliveryFee, delivery, net, vat, total: net + vat, lines }
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max)
}
