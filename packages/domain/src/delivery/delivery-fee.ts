import type { Halalas } from '../money.ts'
import { milesBetween, type Place } from './distance.ts'

/** A circle with its own fee, around `centre` or around the shop when null. */
export type FeeZone = { centre: Place | null; radiusMiles: number; feeHalalas: Halalas }

type Fees = {
  shop: Place
  feeHalalas: Halalas
  zones: readonly FeeZone[]
  freeFromHalalas: Halalas | null
}

/** The smallest zone that contains a place, edge included; of equal zones the first. */
export function findFeeZone<Z extends FeeZone>(fees: { shop: Place; zones: readonly Z[] }, place: Place): Z | null {
  const containing = fees.zones.filter((zone) => milesBetween(zone.centre ?? fees.shop, place) <= zone.radiusMiles)
  return containing.reduce<Z | null>((best, zone) => (best && best.radiusMiles <= zone.radiusMiles ? best : zone), null)
}

/**
 * The delivery fee: zero from the free-delivery amount on, otherwise the fee of the place's zone, otherwise the shop's. An unknown place is
 * in no zone. `goods` is the price of the goods after the coupon and before points, which are a way to pay.
 */
export function deliveryFee(fees: Fees, order: { place: Place | null; goods: Halalas }): Halalas {
  if (fees.freeFromHalalas !== null && order.goods >= fees.freeFromHalalas) return 0
  const zone = order.place && findFeeZone(fees, order.place)
  return zone ? zone.feeHalalas : fees.feeHalalas
}

/**
 * The fee of an order after a change of address. The fee charged so far stays when the new place is unknown or in the same zone as the old
 * one, even when the zone's fee has changed since.
 */
export function deliveryFeeAfterAddressChange(
  fees: Fees,
  move: { from: Place | null; to: Place | null; charged: Halalas; goods: Halalas },
): Halalas {
  const { from, to, charged, goods } = move
  if (to === null || (from !== null && findFeeZone(fees, from) === findFeeZone(fees, to))) return charged
  return deliveryFee(fees, { place: to, goods })
}
