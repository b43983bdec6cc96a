import { checkDelivery, type DeliveryError } from '@warda/domain/delivery/calendar'
import { deliveryFeeAfterAddressChange, findFeeZone } from '@warda/domain/delivery/delivery-fee'
import { checkDeliveryRadius, type Place } from '@warda/domain/delivery/distance'
import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { checkEdit } from '@warda/domain/orders/admin-actions'
import { applyPriceChange, type PriceChange } from '@warda/domain/orders/price-change'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { OrderChange } from '../mail/index.ts'
import { feeCharged, findOrder, type OrderView } from '../orders/index.ts'
import type { Settings } from '../settings/index.ts'
import { findOrderChanges, type OrderEdit } from './order-changes.ts'
import { findFacts, type OrderChanges, type OrderFacts } from './order-queries.ts'

export type EvaluateEditError =
  | DeliveryError
  | 'order.cancelled'
  | 'order.already_left'
  | 'order.goes_to_branch'
  | 'delivery.out_of_reach'

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
  const { calendar } = input.settings
  const to = readPlace(changes.address)
  const checks: Result<unknown, EvaluateEditError>[] = [
    checkEdit(order.state),
    input.edit.deliveryAddress && order.branchId !== null
      ? refuse('order.goes_to_branch', undefined, 'deliveryAddress')
      : ok(true),
    to ? checkDeliveryRadius(calendar, to) : ok(true),
    changes.window ? checkDelivery(calendar, { nowMs: input.now, ...changes.window }) : ok(true),
  ]
  const fee = evaluateFee(calendar, { order, facts, to, charged: await feeCharged(db, order) })
  const price = applyPriceChange(
    { due: order.paid + order.outstanding, outstanding: order.outstanding },
    fee.difference,
  )
  return { order, changes, fields, errors: checks.filter((check) => !check.ok), fee, price }
}

function evaluateFee(
  calendar: Settings['calendar'],
  { order, facts, to, charged }: { order: OrderView; facts: OrderFacts; to: Place | null; charged: Halalas },
): EvaluatedEdit['fee'] {
  const goods = order.subtotal - order.discount
  const now = deliveryFeeAfterAddressChange(calendar, { from: readPlace(facts), to, charged, goods })
  return { charged, now, zone: to && findFeeZone(calendar, to), difference: now - charged }
}

const readPlace = (at: { latitude: number | null; longitude: number | null } | undefined): Place | null =>
  at && at.latitude !== null && at.longitude !== null ? { latitude: at.latitude, longitude: at.longitude } : null
