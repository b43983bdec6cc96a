import type { GoodsDiscount } from '@warda/domain/coupons/discount'
import { calculateDeliveryFee, type FeeLocation, findFeeZone, getHighestFee } from '@warda/domain/delivery/delivery-fee'
import { findZone } from '@warda/domain/delivery/delivery-zones'
import type { Place } from '@warda/domain/delivery/distance'
import type { Halalas } from '@warda/domain/money'
import { calculateOrderTotals, type OrderTotals } from '@warda/domain/orders/totals'
import { ok, type Result, refuse } from '@warda/domain/result'
import { VAT_PERCENT } from '@warda/domain/vat'
import type { Settings } from '../settings/index.ts'
import type { BasketLine, CatalogueLine, NewLine } from './place-queries.ts'

/** The location of a destination, if known. */
export const toPlace = (at: {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}): Place | null =>
  typeof at.latitude === 'number' && typeof at.longitude === 'number'
    ? { latitude: at.latitude, longitude: at.longitude }
    : null

/** What the fee of a destination depends on; the highest fee applies until the recipient has entered the address. */
export const toFeeLocation = (
  { deliveryZones, calendar }: Pick<Settings, 'deliveryZones' | 'calendar'>,
  at: Parameters<typeof toPlace>[0] & {
    city?: string | null | undefined
    district?: string | null | undefined
    isAsked?: boolean | undefined
    isPickup?: boolean | undefined
  },
): FeeLocation => {
  if (at.isPickup) return { place: null, zoneFee: 0 }
  return at.isAsked
    ? { place: null, zoneFee: getHighestFee(calendar, deliveryZones) }
    : {
        place: toPlace(at),
        zoneFee: at.city
          ? (findZone(deliveryZones, { city: at.city, district: at.district })?.feeHalalas ?? null)
          : null,
      }
}

/** The delivery fee with the current settings; quotes and placing use the same function. */
export function calculateFee(
  settings: Settings,
  lines: readonly BasketLine[],
  location: FeeLocation,
  reductions: Reductions,
): number {
  return calculateDelivery(settings, lines, location, reductions).fee
}

/** The delivery fee and its origin: free from `freeFrom`, otherwise the zone's fee, otherwise the standard fee. */
export type DeliveryPrice = {
  fee: Halalas
  zone: Settings['calendar']['zones'][number] | null
  /** The value of goods (after the coupon) from which delivery is free, and the current value. */
  freeFrom: Halalas | null
  goods: Halalas
}

export function calculateDelivery(
  { calendar }: Settings,
  lines: readonly BasketLine[],
  location: FeeLocation,
  reductions: Reductions,
): DeliveryPrice {
  const { subtotal, discount } = priceBasket(lines, 0, { ...reductions, redeem: 0 })
  const goods = subtotal - discount
  const { place, zoneFee } = location
  const zone = place && zoneFee === null ? findFeeZone(calendar, place) : null
  return {
    fee: calculateDeliveryFee(calendar, { ...location, goods }),
    zone,
    freeFrom: calendar.freeFromHalalas,
    goods,
  }
}

/** The discount on goods with its eligible lines, a discount given by staff, and the value of points; in halalas. */
export type Reductions = {
  goods: { discount: GoodsDiscount; eligible: readonly boolean[] } | null
  redeem: Halalas
  given?: Halalas
}

/** The totals of a priced basket: first the discount on goods, then the discount of staff, then the value of points. */
export function priceBasket(lines: readonly BasketLine[], deliveryFee: number, reductions: Reductions): OrderTotals {
  return calculateOrderTotals({
    lines: lines.map(({ unitPrice, quantity }, at) => ({
      unitPrice,
      quantity,
      isEligible: reductions.goods?.eligible[at],
    })),
    coupon: reductions.goods?.discount ?? null,
    discountHalalas: reductions.given ?? 0,
    redeemHalalas: reductions.redeem,
    deliveryFee,
    vatPercent: VAT_PERCENT,
  })
}

/** Why a line is not available; stock is taken later, under lock. */
export function getLineError(
  line: Pick<CatalogueLine, 'published' | 'onHand' | 'quantity'>,
): 'product.not_found' | 'stock.out' | null {
  if (!line.published) return 'product.not_found'
  return line.onHand < line.quantity ? 'stock.out' : null
}

/** Checks that all lines are available. */
export function checkBasket(
  lines: readonly CatalogueLine[],
): Result<true, 'cart.empty' | 'product.not_found' | 'stock.out'> {
  if (lines.length === 0) return refuse('cart.empty')
  const errors = lines.map(getLineError)
  const worst = (['product.not_found', 'stock.out'] as const).find((code) => errors.includes(code))
  return worst ? refuse(worst) : ok(true)
}

/** The lines of the order, with their shares of the totals. */
export function toOrderLines(basket: readonly BasketLine[], totals: OrderTotals): NewLine[] {
  return basket.flatMap((line, at) => {
    const sums = totals.lines[at]
    if (!sums) return []
    const { variantId, productId, titleEn, titleAr, size, quantity, unitPrice } = line
    return [{ variantId, productId, titleEn, titleAr, size, quantity, unitPrice, ...sums }]
  })
}
