import type { DeliveryFault } from '@warda/domain/delivery/calendar'
import { isCredit, type PaymentTerms } from '@warda/domain/orders/terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { checkDeliveryChoice } from '../delivery/index.ts'
import { businessOf, mayBuy } from './buyer.ts'
import { openTerms } from './open-terms.ts'
import { type BranchRow, findBranch } from './place-queries.ts'

export type Destination = {
  clientId: number | null
  branch: BranchRow | null
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
export async function checkPlace(world: World, asked: Asked): Promise<Result<Destination, PlaceFault>> {
  const buys = mayBuy(asked.actor)
  if (!buys.ok) return buys
  const open = isCredit(asked.paymentTerms) ? await openTerms(world, asked.actor) : [asked.paymentTerms]
  if (!open.includes(asked.paymentTerms)) return refuse('terms.not_open', undefined, 'paymentTerms')
  const clientId = businessOf(asked.actor)
  const destination =
    clientId === null ? toAddress(asked.deliveryAddress) : await toBranch(world.db, asked.actor, asked.branchId)
  if (!destination.ok) return destination
  const { latitude, longitude } = destination.value
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null
  const choice = await checkDeliveryChoice(world, { date: asked.deliveryDate, slot: asked.deliverySlot, place })
  return choice.ok ? destination : choice
}

/** A business order is delivered to one of the client's branches, a manager's to the own; any other is none (decisions §1, §4). */
async function toBranch(
  db: Database,
  { clientId, role, branchId: own }: Actor,
  branchId: number | undefined,
): Promise<Result<Destination, PlaceFault>> {
  if (!branchId) return refuse('branch.required', undefined, 'branchId')
  const branch = role === 'BranchManager' && branchId !== own ? undefined : await findBranch(db, clientId, branchId)
  if (!branch) return refuse('branch.not_found', undefined, 'branchId')
  const nowhere = { line: null, district: null, city: null, latitude: null, longitude: null, note: null }
  return ok({ clientId, branch, ...nowhere })
}

function toAddress(address: Address | undefined): Result<Destination, PlaceFault> {
  if (!address) return refuse('address.required', undefined, 'deliveryAddress')
  return ok({
    clientId: null,
    branch: null,
    line: address.line,
    district: address.district || null,
    city: address.city,
    latitude: address.latitude ?? null,
    longitude: address.longitude ?? null,
    note: address.note || null,
  })
}
