import { type Halalas, multiply, percentOf, prorate, splitVat, sumHalalas } from '../money.ts'

/** What an order is counted from. Prices and the fee include VAT; `discountPercent` is a coupon's, `redeemHalalas` the worth of points. */
export type TotalsInput = {
  lines: readonly { unitPrice: Halalas; quantity: number }[]
  discountPercent?: number
  redeemHalalas?: Halalas
  deliveryFee: Halalas
  vatPercent: number
}

/** One line: `gross` before reductions; `discount` its share of coupon and points together; `net + vat = gross − discount`. */
export type LineTotals = { gross: Halalas; discount: Halalas; net: Halalas; vat: Halalas }

/** `total = subtotal − discount − redeemed + deliveryFee = net + vat`; net and VAT are sums of rounded lines, delivery among them. */
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
 * The totals of an order (decisions §2). The coupon is rounded once on the subtotal, then shared over the lines; points reduce goods, not
 * delivery, and at most to nothing (`redeemed` says how much was used); VAT is rounded once per line; delivery is a line of its own.
 */
export function calculateOrderTotals(input: TotalsInput): OrderTotals {
  const grosses = input.lines.map((line) => multiply(line.unitPrice, line.quantity))
  const subtotal = sumHalalas(grosses)
  const discount = percentOf(subtotal, within(input.discountPercent ?? 0, 100))
  const redeemed = within(input.redeemHalalas ?? 0, subtotal - discount)
  const coupons = prorate(discount, grosses)
  const afterCoupon = grosses.map((gross, at) => gross - (coupons[at] ?? 0))
  const points = prorate(redeemed, afterCoupon)
  const lines = grosses.map((gross, at) => {
    const reduction = (coupons[at] ?? 0) + (points[at] ?? 0)
    return { gross, discount: reduction, ...splitVat(gross - reduction, input.vatPercent) }
  })
  const delivery = splitVat(input.deliveryFee, input.vatPercent)
  const net = sumHalalas([...lines, delivery].map((line) => line.net))
  const vat = sumHalalas([...lines, delivery].map((line) => line.vat))
  return { subtotal, discount, redeemed, deliveryFee: input.deliveryFee, delivery, net, vat, total: net + vat, lines }
}

function within(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max)
}
