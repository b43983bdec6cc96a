import { calculateGoodsDiscount, clamp, type GoodsDiscount, spreadDiscount } from '../coupons/discount.ts'
import { type Halalas, multiply, prorate, splitVat, sumHalalas } from '../money.ts'

/**
 * Input of the totals. Prices and the fee include VAT; `coupon` is a discount on the eligible lines (all by default), `discountHalalas` a discount
 * given by staff after it, `redeemHalalas` the value of points.
 */
export type TotalsInput = {
  lines: readonly { unitPrice: Halalas; quantity: number; isEligible?: boolean | undefined }[]
  coupon?: GoodsDiscount | null
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
  /** The part of `discount` from the coupon. */
  coupon: Halalas
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
 * The totals of an order (decisions §2). The coupon is rounded once on its lines and distributed over them, then the discount of staff over what
 * is left of all lines. Discount and points reduce the goods at most to zero, not the delivery fee (`redeemed` is the value used). VAT is rounded once per line;
 * delivery is its own line.
 */
export function calculateOrderTotals(input: TotalsInput): OrderTotals {
  const grosses = input.lines.map((line) => multiply(line.unitPrice, line.quantity))
  const subtotal = sumHalalas(grosses)
  const priced = grosses.map((gross, at) => ({ gross, isEligible: input.lines[at]?.isEligible }))
  const eligible = sumHalalas(priced.map(({ gross, isEligible = true }) => (isEligible ? gross : 0)))
  const coupon = input.coupon ? calculateGoodsDiscount(input.coupon, eligible) : 0
  const given = clamp(input.discountHalalas ?? 0, subtotal - coupon)
  const discount = coupon + given
  const redeemed = clamp(input.redeemHalalas ?? 0, subtotal - discount)
  const afterCoupon = subtract(grosses, spreadDiscount(coupon, priced))
  const afterDiscount = subtract(afterCoupon, prorate(given, afterCoupon))
  const payable = subtract(afterDiscount, prorate(redeemed, afterDiscount))
  const lines = grosses.map((gross, at) => {
    const paid = payable[at] ?? 0
    return { gross, discount: gross - paid, ...splitVat(paid, input.vatPercent) }
  })
  const delivery = splitVat(input.deliveryFee, input.vatPercent)
  const net = sumHalalas([...lines, delivery].map((line) => line.net))
  const vat = sumHalalas([...lines, delivery].map((line) => line.vat))
  return {
    subtotal,
    coupon,
    discount,
    redeemed,
    deliveryFee: input.deliveryFee,
    delivery,
    net,
    vat,
    total: net + vat,
    lines,
  }
}

const subtract = (values: readonly Halalas[], parts: readonly Halalas[]): Halalas[] =>
  values.map((value, at) => value - (parts[at] ?? 0))
