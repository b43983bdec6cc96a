import type { Overrides } from '@warda/domain/counter-sales/overrides'
import { type DeliveryError, findDayError } from '@warda/domain/delivery/calendar'
import { judgeAddress, type ZoneError } from '@warda/domain/delivery/delivery-zones'
import { checkDeliveryRadius } from '@warda/domain/delivery/distance'
import { withShortAddress } from '@warda/domain/delivery/short-address'
import type { BranchId, ClientId } from '@warda/domain/ids'
import { isCreditTerms, type PaymentTerms } from '@warda/domain/orders/payment-terms'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { checkDeliveryChoice } from '../delivery/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { listAvailableTerms } from './list-available-terms.ts'
import { canBuy, getBusinessId } from './order-buyer.ts'
import { type BranchRow, findBranch } from './place-queries.ts'
import { toPlace } from './price-basket.ts'
import { checkPurchaseOrder } from './purchase-order-rule.ts'

export type Destination = {
  clientId: ClientId | null
  branch: BranchRow | null
  line: string | null
  district: string | null
  city: string | null
  latitude: number | null
  longitude: number | null
  note: string | null
  /** The recipient enters the address later (AGREE-03); the place is not known yet. */
  isAsked: boolean
  /** Picked up at the shop, without a delivery fee. */
  isPickup?: boolean
}

export type Address = {
  line: string
  district?: string | undefined
  city: string
  latitude?: number | undefined
  longitude?: number | undefined
  note?: string | undefined
  /** National short address; added to the line. */
  shortAddress?: string | undefined
}

type Input = {
  actor: Actor
  branchId?: BranchId | undefined
  deliveryAddress?: Address | undefined
  askRecipient?: boolean | undefined
  deliveryDate?: string | undefined
  deliverySlot?: string | undefined
  paymentTerms?: PaymentTerms | undefined
  purchaseOrder?: string | undefined
  overrides?: Pick<Overrides, 'isAfterCutoff'> | undefined
  /** Why the desk delivers outside the zones. */
  outsideReason?: string | undefined
}

export type DestinationError =
  | DeliveryError
  | 'cart.not_allowed'
  | 'terms.not_open'
  | 'branch.required'
  | 'branch.not_found'
  | 'address.required'
  | 'order.goes_to_branch'
  | 'purchase_order.required'
  | ZoneError

/** The destination, null when it cannot be determined, and the errors of buyer, terms, destination and delivery date. */
export type CheckedDestination = { destination: Destination | null; errors: DomainError<DestinationError>[] }

/** Checks buyer, terms, delivery date and destination without locks. Returns the first error. */
export async function checkDestination(
  context: AppContext,
  input: Input,
): Promise<Result<Destination, DestinationError>> {
  return toResult(await previewDestination(context, input))
}

/** Checks an order that is picked up. Returns the first error. */
export const checkPickup = async (
  context: AppContext,
  input: Input,
  place: Destination,
): Promise<Result<Destination, DestinationError>> => toResult(await previewPickup(context, input, place))

function toResult({ destination, errors }: CheckedDestination): Result<Destination, DestinationError> {
  const [error] = errors
  return error ?? (destination ? ok(destination) : refuse('address.required', undefined, 'deliveryAddress'))
}

/** The same for an incomplete order, with all errors in the order in which placing reports them. A missing delivery date is no error. */
export async function previewDestination(context: AppContext, input: Input): Promise<CheckedDestination> {
  const buys = canBuy(input.actor)
  if (!buys.ok) return { destination: null, errors: [buys] }
  const terms = await checkTerms(context, input)
  const destination = await findDestination(context.db, input)
  const served = destination.ok ? judgeDestination(await readSettings(context), destination.value, input) : ok(null)
  const checks = [
    terms,
    destination,
    await checkWhen(context, input),
    served,
    await checkPurchaseOrder(context.db, getBusinessId(input.actor), input.purchaseOrder),
  ]
  return { destination: destination.ok ? destination.value : null, errors: checks.filter((each) => !each.ok) }
}

/**
 * The destination of an order that is picked up at the shop, `place`. The order of a client is counted for one of its branches. Place and day are not
 * checked.
 */
export async function previewPickup(
  context: AppContext,
  input: Input,
  place: Destination,
): Promise<CheckedDestination> {
  const clientId = getBusinessId(input.actor)
  const branch = clientId === null ? null : await toBranch(context.db, input.actor, input.branchId)
  const checks = [
    await checkTerms(context, input),
    branch ?? ok(null),
    await checkPurchaseOrder(context.db, clientId, input.purchaseOrder),
  ]
  const destination = { ...place, clientId, branch: branch?.ok ? branch.value.branch : null }
  return { destination, errors: checks.filter((each) => !each.ok) }
}

/** A branch of a client, otherwise the given address or the one that the recipient will give. */
function findDestination(db: Database, input: Input): Promise<Result<Destination, DestinationError>> {
  const isBusiness = getBusinessId(input.actor) !== null
  if (isBusiness && input.askRecipient)
    return Promise.resolve(refuse('order.goes_to_branch', undefined, 'askRecipient'))
  if (isBusiness) return toBranch(db, input.actor, input.branchId)
  return Promise.resolve(input.askRecipient ? ok(ASKED) : toAddress(input.deliveryAddress))
}

const NOWHERE = { line: null, district: null, city: null, latitude: null, longitude: null, note: null }
const ASKED: Destination = { clientId: null, branch: null, ...NOWHERE, isAsked: true }

/** Whether the shop delivers there; an address whose city is not typed yet is judged by its coordinates alone. */
function judgeDestination(
  { calendar, deliveryZones: zones }: Settings,
  destination: Destination,
  { outsideReason }: Input,
): Result<unknown, ZoneError> {
  if (outsideReason || destination.branch) return ok(null)
  const place = toPlace(destination)
  if (destination.city) return judgeAddress({ zones, calendar }, { ...destination, city: destination.city, place })
  return place ? checkDeliveryRadius(calendar, place) : ok(null)
}

async function checkTerms(
  context: AppContext,
  { actor, paymentTerms }: Input,
): Promise<Result<true, 'terms.not_open'>> {
  if (paymentTerms === undefined || !isCreditTerms(paymentTerms)) return ok(true)
  const open = await listAvailableTerms(context, actor)
  return open.includes(paymentTerms) ? ok(true) : refuse('terms.not_open', undefined, 'paymentTerms')
}

async function checkWhen(
  context: AppContext,
  { deliveryDate: date, deliverySlot: slot, overrides }: Input,
): Promise<Result<unknown, DeliveryError | 'delivery.out_of_reach'>> {
  if (!date) return ok(true)
  if (slot) return checkDeliveryChoice(context, { date, slot, isAfterCutoff: overrides?.isAfterCutoff })
  const { calendar } = await readSettings(context)
  const error = isDate(date) ? findDayError(calendar, context.clock.now(), date) : 'delivery.closed'
  const isAllowed = error === null || (error === 'delivery.cutoff' && overrides?.isAfterCutoff)
  return isAllowed ? ok(true) : refuse(error, undefined, 'deliveryDate')
}

/** A business order is delivered to a branch of the client, a manager's order to the managed branch (decisions §1, §4). */
async function toBranch(
  db: Database,
  { clientId, role, branchId: actorBranchId }: Actor,
  branchId: BranchId | undefined,
): Promise<Result<Destination, DestinationError>> {
  if (!branchId) return refuse('branch.required', undefined, 'branchId')
  const branch =
    role === 'BranchManager' && branchId !== actorBranchId ? undefined : await findBranch(db, clientId, branchId)
  if (!branch) return refuse('branch.not_found', undefined, 'branchId')
  return ok({ clientId, branch, ...NOWHERE, isAsked: false })
}

function toAddress(address: Address | undefined): Result<Destination, DestinationError> {
  if (!address) return refuse('address.required', undefined, 'deliveryAddress')
  return ok({
    clientId: null,
    branch: null,
    line: withShortAddress(address),
    district: address.district || null,
    city: address.city,
    latitude: address.latitude ?? null,
    longitude: address.longitude ?? null,
    note: address.note || null,
    isAsked: false,
  })
}
