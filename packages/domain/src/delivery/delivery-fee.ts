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

/** What a fee depends on: coordinates, and the own fee of the district or city; null when unknown or without one. */
export type FeeLocation = { place: Place | null; zoneFee?: Halalas | null }

/**
 * The delivery fee: zero from the free-delivery amount on, otherwise the own fee of the district or city, otherwise the fee of the circle
 * around the place, otherwise the shop's. `goods` is the price of the goods after the coupon and before points, which are a way to pay.
 */
export function calculateDeliveryFee(fees: Fees, order: FeeLocation & { goods: Halalas }): Halalas {
  if (fees.freeFromHalalas !== null && order.goods >= fees.freeFromHalalas) return 0
  if (typeof order.zoneFee === 'number') return order.zoneFee
  const zone = order.place && findFeeZone(fees, order.place)
  return zone ? zone.feeHalalas : fees.feeHalalas
}

/**
 * The fee of an order after a change of address. The fee charged so far stays when nothing is known about the new place or it is in the same
 * zone as the old one, even when the zone's fee has changed since.
 */
export function calculateFeeAfterAddressChange(
  fees: Fees,
  move: { from: FeeLocation; to: FeeLocation; charged: Halalas; goods: Halalas },
): Halalas {
  const { from, to, charged, goods } = move
  const [before, after] = [from.zoneFee ?? null, to.zoneFee ?? null]
  if (after !== null) return after === before ? charged : calculateDeliveryFee(fees, { ...to, goods })
  if (before !== null) return calculateDeliveryFee(fees, { ...to, goods })
  if (to.place === null) return charged
  const stays = from.place !== null && findFeeZone(fees, from.place) === findFeeZone(fees, to.place)
  return stays ? charged : calculateDeliveryFee(fees, { ...to, goods })
}

/** The highest delivery fee, without free delivery: the fee of an order whose place is not known yet (AGREE-03). */
export const getHighestFee = (
  fees: Pick<Fees, 'feeHalalas' | 'zones'>,
  deliveryZones: readonly { feeHalalas: Halalas | null }[],
): Halalas =>
  [...fees.zones, ...deliveryZones].reduce((most, { feeHalalas }) => Math.max(most, feeHalalas ?? 0), fees.feeHalalas)

/** The fee after the recipient has entered the address: the fee of the place, at most the fee charged at the checkout. */
export const getAnswerFee = (fees: Fees, answer: { to: FeeLocation; charged: Halalas; goods: Halalas }): Halalas =>
  Math.min(answer.charged, calculateDeliveryFee(fees, { ...answer.to, goods: answer.goods }))
