import { type DeliveryError, dayError } from '@warda/domain/delivery/calendar'
import { checkDeliveryRadius } from '@warda/domain/delivery/distance'
import { isCreditTerms, type PaymentTerms } from '@warda/domain/orders/payment-terms'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { checkDeliveryChoice } from '../delivery/index.ts'
import { readSettings } from '../settings/index.ts'
import { availableTerms } from './available-terms.ts'
import { businessOf, canBuy } from './order-buyer.ts'
import { type BranchRow, findBranch } from './place-queries.ts'
import { placeOf } from './price-basket.ts'

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
  deliveryDate?: string | undefined
  deliverySlot?: string | undefined
  paymentTerms?: PaymentTerms | undefined
}

export type DestinationError =
  | DeliveryError
  | 'cart.not_allowed'
  | 'terms.not_open'
  | 'branch.required'
  | 'branch.not_found'
  | 'address.required'
  | 'delivery.out_of_reach'

/** Where an order goes (null while that can't be said), and what is wrong with who buys, on which terms, where to and when. */
export type CheckedDestination = { destination: Destination | null; faults: DomainError<DestinationError>[] }

/** What can be said of an order before anything is locked: who buys, on which terms, when it comes and where to. The first fault is the answer. */
export async function checkDestination(
  context: AppContext,
  asked: Asked,
): Promise<Result<Destination, DestinationError>> {
  const { destination, faults } = await previewDestination(context, asked)
  const [fault] = faults
  return fault ?? (destination ? ok(destination) : refuse('address.required', undefined, 'deliveryAddress'))
}

/** The same of an order that may be half told: everything that is wrong, first what placing says first. What is not told of when is not judged. */
export async function previewDestination(context: AppContext, asked: Asked): Promise<CheckedDestination> {
  const buys = canBuy(asked.actor)
  if (!buys.ok) return { destination: null, faults: [buys] }
  const terms = await checkTerms(context, asked)
  const clientId = businessOf(asked.actor)
  const destination =
    clientId === null ? toAddress(asked.deliveryAddress) : await toBranch(context.db, asked.actor, asked.branchId)
  const place = destination.ok ? placeOf(destination.value) : null
  const { calendar } = await readSettings(context)
  const reach = place ? checkDeliveryRadius(calendar, place) : ok(true)
  const judged = [terms, destination, await checkWhen(context, asked), reach]
  return { destination: destination.ok ? destination.value : null, faults: judged.filter((each) => !each.ok) }
}

async function checkTerms(
  context: AppContext,
  { actor, paymentTerms }: Asked,
): Promise<Result<true, 'terms.not_open'>> {
  if (paymentTerms === undefined || !isCreditTerms(paymentTerms)) return ok(true)
  const open = await availableTerms(context, actor)
  return open.includes(paymentTerms) ? ok(true) : refuse('terms.not_open', undefined, 'paymentTerms')
}

async function checkWhen(
  context: AppContext,
  { deliveryDate: date, deliverySlot: slot }: Asked,
): Promise<Result<unknown, DeliveryError | 'delivery.out_of_reach'>> {
  if (!date) return ok(true)
  if (slot) return checkDeliveryChoice(context, { date, slot })
  const { calendar } = await readSettings(context)
  const fault = isDate(date) ? dayError(calendar, context.clock.now(), date) : 'delivery.closed'
  return fault ? refuse(fault, undefined, 'deliveryDate') : ok(true)
}

/** A business order is delivered to one of the client's branches, a manager's to the own; any other is none (decisions §1, §4). */
async function toBranch(
  db: Database,
  { clientId, role, branchId: own }: Actor,
  branchId: number | undefined,
): Promise<Result<Destination, DestinationError>> {
  if (!branchId) return refuse('branch.required', undefined, 'branchId')
  const branch = role === 'BranchManager' && branchId !== own ? undefined : await findBranch(db, clientId, branchId)
  if (!branch) return refuse('branch.not_found', undefined, 'branchId')
  const nowhere = { line: null, district: null, city: null, latitude: null, longitude: null, note: null }
  return ok({ clientId, branch, ...nowhere })
}

function toAddress(address: Address | undefined): Result<Destination, DestinationError> {
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
