import { checkDelivery, type DeliveryCalendar, type DeliveryFault } from '@warda/domain/delivery/calendar'
import { withinRadius } from '@warda/domain/delivery/radius'
import type { PaymentTerms } from '@warda/domain/orders/terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/call.ts'
import { businessOf, mayBuy, openTerms } from './buyer.ts'
import { ownsBranch } from './place-queries.ts'

export type Destination = {
  clientId: number | null
  branchId: number | null
  line: string | null
  district: string | null
  city: string | null
  latitude: number | null
  longitude: number | null
  note: string | null
}

export type Address = {
  line: string
  district?: string | undefined
  city: string
  latitude?: number | undefined
  longitude?: number | undefined
  note?: string | undefined
}

type Asked = {
  actor: Actor
  branchId?: number | undefined
  deliveryAddress?: Address | undefined
  deliveryDate: string
  deliverySlot: string
  paymentTerms: PaymentTerms
}

export type PlaceFault =
  | DeliveryFault
  | 'cart.not_allowed'
  | 'terms.not_open'
  | 'branch.required'
  | 'branch.not_found'
  | 'address.required'
  | 'delivery.out_of_reach'

/** What can be said of an order before anything is locked: who buys, on which terms, when it comes and where to. */
export async function checkPlace(
  db: Database,
  asked: Asked,
  calendar: DeliveryCalendar,
  nowMs: number,
): Promise<Result<Destination, PlaceFault>> {
  const buys = mayBuy(asked.actor)
  if (!buys.ok) return buys
  if (!openTerms(asked.actor).includes(asked.paymentTerms)) return refuse('terms.not_open', undefined, 'paymentTerms')
  const slot = checkDelivery(calendar, { nowMs, date: asked.deliveryDate, slot: asked.deliverySlot })
  if (!slot.ok) return slot
  const clientId = businessOf(asked.actor)
  return clientId === null ? toAddress(asked.deliveryAddress, calendar) : toBranch(db, clientId, asked.branchId)
}

/** A business order is delivered to one of the client's branches; another client's branch is none (decisions §4). */
async function toBranch(
  db: Database,
  clientId: number,
  branchId: number | undefined,
): Promise<Result<Destination, PlaceFault>> {
  if (!branchId) return refuse('branch.required', undefined, 'branchId')
  if (!(await ownsBranch(db, clientId, branchId))) return refuse('branch.not_found', undefined, 'branchId')
  const nowhere = { line: null, district: null, city: null, latitude: null, longitude: null, note: null }
  return ok({ clientId, branchId, ...nowhere })
}

function toAddress(address: Address | undefined, calendar: DeliveryCalendar): Result<Destination, PlaceFault> {
  if (!address) return refuse('address.required', undefined, 'deliveryAddress')
  const { latitude, longitude } = address
  if (latitude !== undefined && longitude !== undefined && !withinRadius(calendar, { latitude, longitude })) {
    return refuse('delivery.out_of_reach', undefined, 'deliveryAddress')
  }
  return ok({
    clientId: null,
    branchId: null,
    line: address.line,
    district: address.district || null,
    city: address.city,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    note: address.note || null,
  })
}
