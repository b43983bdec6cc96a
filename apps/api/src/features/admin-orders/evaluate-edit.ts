import { checkDelivery, type DeliveryError } from '@warda/domain/delivery/calendar'
import { calculateFeeAfterAddressChange, findFeeZone, getAnswerFee } from '@warda/domain/delivery/delivery-fee'
import { findZone, judgeAddress, type ZoneError } from '@warda/domain/delivery/delivery-zones'
import type { Place } from '@warda/domain/delivery/distance'
import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { checkEdit } from '@warda/domain/orders/admin-actions'
import { applyPriceChange, type PriceChange } from '@warda/domain/orders/price-change'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { OrderChange } from '../mail/index.ts'
import { findOrder, type OrderView, readChargedFee } from '../orders/index.ts'
import type { Settings } from '../settings/index.ts'
import { findOrderChanges, type OrderEdit } from './order-changes.ts'
import { findFacts, type OrderChanges } from './order-queries.ts'

export type EvaluateEditError =
  | DeliveryError
  | 'order.cancelled'
  | 'order.already_left'
  | 'order.goes_to_branch'
  | ZoneError

/** The effect of an edit on the order, its fee and its price (halalas), and its errors in the order in which `editOrder` checks them. */
export type EvaluatedEdit = {
  order: OrderView
  changes: OrderChanges
  fields: OrderChange[]
  errors: DomainError<EvaluateEditError>[]
  fee: { charged: Halalas; now: Halalas; zone: Settings['calendar']['zones'][number] | null; difference: Halalas }
  /** The price with the new fee. */
  price: PriceChange
}

/** Evaluates an edit for saving and for previewing it, without writing; the caller checks the slot capacity. */
export async function evaluateEdit(
  db: Database,
  input: { orderId: OrderId; edit: OrderEdit; settings: Settings; now: number },
): Promise<EvaluatedEdit | null> {
  const [order, facts] = [await findOrder(db, input.orderId), await findFacts(db, input.orderId)]
  if (!order || !facts) return null
  const { changes, fields } = findOrderChanges({ ...order, ...facts }, input.edit)
  const { calendar, deliveryZones: zones } = input.settings
  const { address } = changes
  // An order that waits for its address reserved its window before the address is known (AGREE-03).
  const proposed = address && order.addressWantedUntil !== null ? getWindow(order) : undefined
  const window = changes.window ?? proposed
  const checks: Result<unknown, EvaluateEditError>[] = [
    checkEdit(order.state),
    input.edit.deliveryAddress && order.branchId !== null
      ? refuse('order.goes_to_branch', undefined, 'deliveryAddress')
      : ok(true),
    address?.city && isElsewhere(address, { ...order, ...facts })
      ? judgeAddress({ zones, calendar }, { ...address, city: address.city, place: readPlace(address) })
      : ok(true),
    window ? checkDelivery(calendar, { nowMs: input.now, ...window }) : ok(true),
  ]
  const from = { ...facts, city: order.city, district: order.district }
  const fee = evaluateFee(input.settings, { order, from, to: address, charged: await readChargedFee(db, order) })
  const price = applyPriceChange(
    { due: order.paid + order.outstanding, outstanding: order.outstanding },
    fee.difference,
  )
  return { order, changes, fields, errors: checks.filter((check) => !check.ok), fee, price }
}

const getWindow = ({ deliveryDate, deliverySlot }: OrderView) => ({ date: deliveryDate, slot: deliverySlot })

type At = { latitude: number | null; longitude: number | null; city: string | null; district: string | null }

function evaluateFee(
  settings: Settings,
  { order, from, to, charged }: { order: OrderView; from: At; to: At | undefined; charged: Halalas },
): EvaluatedEdit['fee'] {
  const { calendar } = settings
  const goods = order.subtotal - order.discount
  if (!to) return { charged, now: charged, zone: null, difference: 0 }
  const [before, after] = [locate(settings, from), locate(settings, to)]
  // The discount on the delivery stays: all of the fee, or as much as at the checkout.
  const discount = order.discounts.find(({ target }) => target === 'delivery')?.amount ?? 0
  const isFree = discount > 0 && charged === 0
  const full = { charged: charged + discount, goods }
  const fee =
    order.addressWantedUntil === null
      ? calculateFeeAfterAddressChange(calendar, { from: before, to: after, ...full })
      : getAnswerFee(calendar, { to: after, ...full })
  const now = isFree ? 0 : Math.max(0, fee - discount)
  return { charged, now, zone: after.place && findFeeZone(calendar, after.place), difference: now - charged }
}

/** An edit within the same city, district and pin is not judged again: the order may have been taken there by exception. */
const isElsewhere = (to: At, from: At): boolean =>
  to.city !== from.city ||
  to.district !== from.district ||
  to.latitude !== from.latitude ||
  to.longitude !== from.longitude

const locate = ({ deliveryZones }: Settings, at: At) => ({
  place: readPlace(at),
  zoneFee: at.city ? (findZone(deliveryZones, { city: at.city, district: at.district })?.feeHalalas ?? null) : null,
})

const readPlace = (at: { latitude: number | null; longitude: number | null } | undefined): Place | null =>
  at && at.latitude !== null && at.longitude !== null ? { latitude: at.latitude, longitude: at.longitude } : null
