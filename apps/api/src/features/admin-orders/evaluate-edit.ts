import { checkDelivery, type DeliveryError } from '@warda/domain/delivery/calendar'
import { deliveryFeeAfterAddressChange, findFeeZone } from '@warda/domain/delivery/delivery-fee'
import { checkDeliveryRadius, type Place } from '@warda/domain/delivery/distance'
import type { Halalas } from '@warda/domain/money'
import { checkEdit } from '@warda/domain/orders/admin-actions'
import { applyPriceChange, type PriceChange } from '@warda/domain/orders/price-change'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { OrderChange } from '../mail/index.ts'
import { feeCharged, findOrder, type OrderView } from '../orders/index.ts'
import type { Settings } from '../settings/index.ts'
import { type OrderEdit, orderChanges } from './order-changes.ts'
import { findFacts, type OrderChanges, type OrderFacts } from './order-queries.ts'

export type ConsiderError =
  | DeliveryError
  | 'order.cancelled'
  | 'order.already_left'
  | 'order.goes_to_branch'
  | 'delivery.out_of_reach'

/** What an edit would do: to the order, to its fee (halalas) and to its money, and what is in its way, first what saving says first. */
export type EvaluatedEdit = {
  order: OrderView
  changes: OrderChanges
  fields: OrderChange[]
  faults: DomainError<ConsiderError>[]
  fee: { charged: Halalas; now: Halalas; zone: Settings['calendar']['zones'][number] | null; difference: Halalas }
  /** With the other fee. */
  price: PriceChange
}

/** The one judgement of an edit, for saving it and for showing before what it costs. Writes nothing; places of windows are the caller's. */
export async function evaluateEdit(
  db: Database,
  asked: { orderId: string; edit: OrderEdit; settings: Settings; now: number },
): Promise<EvaluatedEdit | null> {
  const [order, facts] = [await findOrder(db, asked.orderId), await findFacts(db, asked.orderId)]
  if (!order || !facts) return null
  const { changes, fields } = orderChanges({ ...order, ...facts }, asked.edit)
  const { calendar } = asked.settings
  const to = placeOf(changes.address)
  const judged: Result<unknown, ConsiderError>[] = [
    checkEdit(order.state),
    asked.edit.deliveryAddress && order.branchId !== null
      ? refuse('order.goes_to_branch', undefined, 'deliveryAddress')
      : ok(true),
    to ? checkDeliveryRadius(calendar, to) : ok(true),
    changes.window ? checkDelivery(calendar, { nowMs: asked.now, ...changes.window }) : ok(true),
  ]
  const fee = feeOf(calendar, { order, facts, to, charged: await feeCharged(db, order) })
  const price = applyPriceChange(
    { due: order.paid + order.outstanding, outstanding: order.outstanding },
    fee.difference,
  )
  return { order, changes, fields, faults: judged.filter((each) => !each.ok), fee, price }
}

function feeOf(
  calendar: Settings['calendar'],
  { order, facts, to, charged }: { order: OrderView; facts: OrderFacts; to: Place | null; charged: Halalas },
): EvaluatedEdit['fee'] {
  const goods = order.subtotal - order.discount
  const now = deliveryFeeAfterAddressChange(calendar, { from: placeOf(facts), to, charged, goods })
  return { charged, now, zone: to && findFeeZone(calendar, to), difference: now - charged }
}

const placeOf = (at: { latitude: number | null; longitude: number | null } | undefined): Place | null =>
  at && at.latitude !== null && at.longitude !== null ? { latitude: at.latitude, longitude: at.longitude } : null
