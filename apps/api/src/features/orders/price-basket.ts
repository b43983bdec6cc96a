import { deliveryFee, findFeeZone } from '@warda/domain/delivery/delivery-fee'
import type { Place } from '@warda/domain/delivery/distance'
import type { Halalas } from '@warda/domain/money'
import { calculateOrderTotals, type OrderTotals } from '@warda/domain/orders/totals'
import { ok, type Result, refuse } from '@warda/domain/result'
import { VAT_PERCENT } from '@warda/domain/vat'
import type { Settings } from '../settings/index.ts'
import type { BasketLine, CatalogueLine, NewLine } from './place-queries.ts'

/** Where an order goes, as far as anybody knows. */
export const placeOf = (at: {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}): Place | null =>
  typeof at.latitude === 'number' && typeof at.longitude === 'number'
    ? { latitude: at.latitude, longitude: at.longitude }
    : null

/** What bringing this basket there costs by the settings of this moment; the preview and the order ask the same. */
export function feeOf(
  settings: Settings,
  lines: readonly BasketLine[],
  place: Place | null,
  reductions: Reductions,
): number {
  return deliveryOf(settings, lines, place, reductions).fee
}

/** The fee and where it is from: nothing from `freeFrom` on, else the zone's, else the shop's own. Halalas. */
export type DeliveryPrice = {
  fee: Halalas
  zone: Settings['calendar']['zones'][number] | null
  /** Goods (after a coupon) from which it costs nothing, and what they come to now. */
  freeFrom: Halalas | null
  goods: Halalas
}

/** What {@link feeOf} says, and why. */
export function deliveryOf(
  { calendar }: Settings,
  lines: readonly BasketLine[],
  place: Place | null,
  reductions: Reductions,
): DeliveryPrice {
  const { subtotal, discount } = priceBasket(lines, 0, { ...reductions, redeem: 0 })
  const goods = subtotal - discount
  const zone = place && findFeeZone(calendar, place)
  return { fee: deliveryFee(calendar, { place, goods }), zone, freeFrom: calendar.freeFromHalalas, goods }
}

export type Reductions = { percent: number; redeem: number }

/** What a priced basket costs: halalas, the coupon's percent first, then the worth of points. */
export function priceBasket(lines: readonly BasketLine[], deliveryFee: number, reductions: Reductions): OrderTotals {
  return calculateOrderTotals({
    lines: lines.map((line) => ({ unitPrice: line.unitPrice, quantity: line.quantity })),
    discountPercent: reductions.percent,
    redeemHalalas: reductions.redeem,
    deliveryFee,
    vatPercent: VAT_PERCENT,
  })
}

/** Why a line can't be had; the stock itself is taken later, under lock. */
export function faultOfLine(
  line: Pick<CatalogueLine, 'published' | 'onHand' | 'quantity'>,
): 'product.not_found' | 'stock.out' | null {
  if (!line.published) return 'product.not_found'
  return line.onHand < line.quantity ? 'stock.out' : null
}

/** Whether everything in the basket can still be had. */
export function checkBasket(
  lines: readonly CatalogueLine[],
): Result<true, 'cart.empty' | 'product.not_found' | 'stock.out'> {
  if (lines.length === 0) return refuse('cart.empty')
  const faults = lines.map(faultOfLine)
  const worst = (['product.not_found', 'stock.out'] as const).find((code) => faults.includes(code))
  return worst ? refuse(worst) : ok(true)
}

/** The order's lines: the basket with each line's share of the totals. */
export function linesOf(basket: readonly BasketLine[], totals: OrderTotals): NewLine[] {
  return basket.flatMap((line, at) => {
    const sums = totals.lines[at]
    if (!sums) return []
    const { variantId, productId, titleEn, titleAr, size, quantity, unitPrice } = line
    return [{ variantId, productId, titleEn, titleAr, size, quantity, unitPrice, ...sums }]
  })
}
