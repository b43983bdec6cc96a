import type { Halalas } from '../money.ts'
import { milesBetween, type Place } from './distance.ts'

/** A part of town with a fee of its own: a circle around `centre`, or around the shop when that is null (a ring of distance). */
export type FeeZone = { centre: Place | null; radiusMiles: number; feeHalalas: Halalas }

type Fees = {
  shop: Place
  feeHalalas: Halalas
  zones: readonly FeeZone[]
  freeFromHalalas: Halalas | null
}

/** The zone that a place lies in: the smallest circle around it, edges included, so that rings may be written in any order. */
export function findFeeZone<Z extends FeeZone>(fees: { shop: Place; zones: readonly Z[] }, place: Place): Z | null {
  const around = fees.zones.filter((zone) => milesBetween(zone.centre ?? fees.shop, place) <= zone.radiusMiles)
  return around.reduce<Z | null>((best, zone) => (best && best.radiusMiles <= zone.radiusMiles ? best : zone), null)
}

/**
 * What a delivery costs: nothing from the shop's amount of goods on, else the fee of the place's zone, else the shop's own. A place that
 * nobody knows is in no zone. `goods` is what the goods cost after a coupon and before points, which are a way to pay.
 */
export function deliveryFee(fees: Fees, order: { place: Place | null; goods: Halalas }): Halalas {
  if (fees.freeFromHalalas !== null && order.goods >= fees.freeFromHalalas) return 0
  const zone = order.place && findFeeZone(fees, order.place)
  return zone ? zone.feeHalalas : fees.feeHalalas
}

/**
 * The fee of an order that goes elsewhere, where `charged` is what was agreed: that stays while the new address is not on the map, or lies in
 * the zone of the old one, whatever the zone costs by now.
 */
export function deliveryFeeAfterAddressChange(
  fees: Fees,
  move: { from: Place | null; to: Place | null; charged: Halalas; goods: Halalas },
): Halalas {
  const { from, to, charged, goods } = move
  if (to === null || (from !== null && findFeeZone(fees, from) === findFeeZone(fees, to))) return charged
  return deliveryFee(fees, { place: to, goods })
}
