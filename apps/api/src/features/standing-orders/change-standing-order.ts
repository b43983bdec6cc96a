import { listSlots } from '@warda/domain/delivery/calendar'
import type { ZoneError } from '@warda/domain/delivery/delivery-zones'
import type { VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { checkExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok, type Result, refuse } from '@warda/domain/result'
import {
  isRecurrenceDay,
  isSkippableDate,
  isValidStartDate,
  listStandingOrderDates,
  MAX_SHOPPER_STANDING_ORDERS,
} from '@warda/domain/standing-orders/standing-order-dates'
import { addDays, isDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { saveAddress } from '../address-book/index.ts'
import { checkPurchaseOrder, listAvailableTerms } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { estimateTotal, estimateValidTotal } from './estimate-total.ts'
import {
  addSkip,
  endStanding,
  findShopperIds,
  findStanding,
  insertStanding,
  isClientBranch,
  isOrdered,
  lockShopper,
  lockStanding,
  removeSkip,
  replaceLines,
  type StandingRow,
  type StandingValues,
  setAgreedTotal,
  setPaused,
  updateStanding,
} from './queries.ts'

export type StandingError =
  | 'not_found'
  | ZoneError
  | 'branch.not_found'
  | 'signed_out'
  | 'terms.not_open'
  | 'delivery.unknown_slot'
  | 'standing.day_invalid'
  | 'standing.dates_invalid'
  | 'standing.start_invalid'
  | 'standing.placed_already'
  | 'standing.too_many'
  | 'standing.no_dates'
  | 'quantity.below_minimum'
  | 'order.price_changed'
  | 'product.not_found'
  | 'purchase_order.required'
  | 'idempotency.mismatch'

export type StandingOrderInput = StandingValues & {
  lines: readonly { variantId: VariantId; quantity: number }[]
  /** The total of one delivery that a shopper saw, in halalas; at another one nothing is saved. */
  expectedTotal?: Halalas | undefined
}

/**
 * Adds a standing order: for a branch of the client, for a manager only their own branch; of a shopper for the address. Returns its id.
 */
export async function addStandingOrder(
  context: AppContext,
  request: { actor: Actor; input: StandingOrderInput; idempotencyKey: IdempotencyKey | null },
): Promise<Result<number, StandingError>> {
  const { actor, input } = request
  const at = new Date(context.clock.now())
  const created = await inResultTransaction<{ answer: number }, StandingError>(context.db, (trx) =>
    withIdempotency<number, StandingError>(trx, request.idempotencyKey, async () => {
      // After the key, so that a repeated request is answered although the price has changed; on this connection, as others wait for the lock.
      const agreed = await checkChange({ ...context, db: trx }, actor, input)
      if (!agreed.ok) return agreed
      const allowed = isShopper(actor) ? await checkShopper(trx, actor) : ok(null)
      if (!allowed.ok) return allowed
      const id = await insertStanding(trx, {
        ...input,
        clientId: isShopper(actor) ? null : actor.clientId,
        createdBy: actor.userId,
        agreedTotal: agreed.value,
        at,
      })
      await rememberAddress(trx, actor, input, at)
      return replaceMergedLines(trx, id, input)
    }),
  )
  return created.ok ? ok(created.value.answer) : created
}

const isShopper = ({ role }: Pick<Actor, 'role'>): boolean => role === 'Shopper'

/** Locks the account: it must exist, and have fewer standing orders than one shopper can have. */
async function checkShopper(
  trx: Transaction,
  { userId }: Actor,
): Promise<Result<null, 'signed_out' | 'standing.too_many'>> {
  if (!(await lockShopper(trx, userId))) return refuse('signed_out')
  const count = (await findShopperIds(trx, userId)).length
  return count < MAX_SHOPPER_STANDING_ORDERS
    ? ok(null)
    : refuse('standing.too_many', { max: MAX_SHOPPER_STANDING_ORDERS })
}

/** Stores a shopper's recipient and address in the address book, as an order does. */
async function rememberAddress(
  trx: Transaction,
  actor: Pick<Actor, 'userId'>,
  { recipientName, recipientPhone, addressLine, addressNote, district, city, latitude, longitude }: StandingValues,
  at: Date,
): Promise<void> {
  await saveAddress(trx, {
    userId: actor.userId,
    recipient: { fullName: recipientName, phoneNumber: recipientPhone },
    address: { line: addressLine, district, city, latitude, longitude, note: addressNote },
    at,
  })
}

export type StandingOrderChange = {
  paused?: boolean | undefined
  skip?: string | undefined
  unskip?: string | undefined
  input?: StandingOrderInput | undefined
  /** The present total of one delivery in halalas, accepted by the caller. */
  acceptTotal?: Halalas | undefined
}

/**
 * Changes, pauses or resumes a standing order, skips a date or accepts its present price; `not_found` for another client's standing order. A
 * changed one is agreed at its present price.
 */
export async function updateStandingOrder(
  context: AppContext,
  request: { actor: Actor; id: number; change: StandingOrderChange },
): Promise<Result<number, StandingError>> {
  const { actor, id, change } = request
  const agreed = change.input ? await checkChange(context, actor, change.input) : ok(undefined)
  if (!agreed.ok) return agreed
  return withOwnStandingOrder(context, actor, id, async (trx, standing) => {
    if (change.paused !== undefined) await setPaused(trx, id, change.paused)
    if (change.skip !== undefined) {
      const skipped = await skipDate(trx, standing, change.skip, riyadhDate(context.clock.now()))
      if (!skipped.ok) return skipped
    }
    if (change.acceptTotal !== undefined) {
      const accepted = await acceptTotal(context, trx, { actor, standing, total: change.acceptTotal })
      if (!accepted.ok) return accepted
    }
    if (change.unskip !== undefined && standing.skips.includes(change.unskip)) await removeSkip(trx, id, change.unskip)
    if (!change.input) return ok(id)
    await updateStanding(trx, id, change.input)
    await rememberAddress(trx, actor, change.input, new Date(context.clock.now()))
    if (agreed.value !== undefined) await setAgreedTotal(trx, id, agreed.value)
    return replaceMergedLines(trx, id, change.input)
  })
}

async function checkChange(
  context: AppContext,
  actor: Actor,
  input: StandingOrderInput,
): Promise<Result<Halalas, StandingError>> {
  const valid = await checkInput(context, actor, input)
  return valid.ok ? agreeOnTotal(context, actor, input) : valid
}

/** The present total of one delivery; `order.price_changed` when the caller saw another one. */
async function agreeOnTotal(
  context: AppContext,
  actor: Actor,
  input: StandingOrderInput,
): Promise<Result<Halalas, StandingError>> {
  const total = await estimateValidTotal(context, actor, input)
  if (!total.ok) return total
  const seen = checkExpectedTotal(total.value, input.expectedTotal)
  return seen.ok ? total : seen
}

/** Agrees to the present price; another price than the caller saw is `order.price_changed`. */
async function acceptTotal(
  context: AppContext,
  trx: Transaction,
  { actor, standing, total }: { actor: Actor; standing: StandingRow; total: Halalas },
): Promise<Result<null, 'order.price_changed'>> {
  // On this connection: a second one could be missing while others wait for the lock.
  const checked = checkExpectedTotal(await estimateTotal({ ...context, db: trx }, actor, standing), total)
  if (checked.ok) await setAgreedTotal(trx, standing.id, total)
  return checked
}

/** Ends a standing order; its orders remain. */
export const deleteStandingOrder = (
  context: AppContext,
  request: { actor: Actor; id: number },
): Promise<Result<number, StandingError>> =>
  withOwnStandingOrder(context, request.actor, request.id, async (trx) => {
    await endStanding(trx, request.id, new Date(context.clock.now()))
    return ok(request.id)
  })

function withOwnStandingOrder(
  context: AppContext,
  actor: Actor,
  id: number,
  work: (trx: Transaction, standing: StandingRow) => Promise<Result<number, StandingError>>,
): Promise<Result<number, StandingError>> {
  return inResultTransaction<number, StandingError>(context.db, async (trx) => {
    const locked = await lockStanding(trx, id)
    const standing = locked ? await findStanding(trx, id) : undefined
    return standing && isAccessible(actor, standing) ? work(trx, standing) : refuse('not_found')
  })
}

/** Skips a future date; a date that already has an order is refused. */
async function skipDate(
  trx: Transaction,
  standing: StandingRow,
  date: string,
  today: string,
): Promise<Result<null, StandingError>> {
  if (!isSkippableDate(standing, date, today)) return refuse('standing.day_invalid', undefined, 'skip')
  if (await isOrdered(trx, standing.id, date)) return refuse('standing.placed_already', undefined, 'skip')
  await addSkip(trx, standing.id, date)
  return ok(null)
}

/** A shopper's own; the client's for its owner, the branch's for its manager. */
const isAccessible = (actor: Actor, standing: StandingRow): boolean =>
  isShopper(actor) ? isOwn(actor, standing) : isOfClient(actor, standing)

const isOwn = (actor: Actor, { clientId, createdBy }: StandingRow): boolean =>
  clientId === null && createdBy === actor.userId

const isOfClient = (actor: Actor, standing: StandingRow): boolean =>
  actor.clientId === standing.clientId && (actor.role === 'Customer' || actor.branchId === standing.branchId)

async function replaceMergedLines(
  trx: Transaction,
  id: number,
  input: StandingOrderInput,
): Promise<Result<number, 'product.not_found'>> {
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of input.lines)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  const lines = [...quantities].map(([variantId, quantity]) => ({ variantId, quantity: Math.min(quantity, 999) }))
  const inserted = await replaceLines(trx, id, lines)
  return inserted.length === lines.length ? ok(id) : refuse('product.not_found', undefined, 'lines')
}

/** One date shows that the standing order has any left. */
const CHECKED_DATES = 1

async function checkInput(
  context: AppContext,
  actor: Actor,
  input: StandingOrderInput,
): Promise<Result<null, StandingError>> {
  const ordered = isShopper(actor) ? ok(null) : await checkClientInput(context, actor, input)
  if (!ordered.ok) return ordered
  if (!isRecurrenceDay(input)) return refuse('standing.day_invalid', undefined, 'day')
  const today = riyadhDate(context.clock.now())
  if (!isValidStartDate(input.startsOn, today)) return refuse('standing.start_invalid', undefined, 'startsOn')
  if (input.endsOn !== null && (!isDate(input.endsOn) || input.endsOn < input.startsOn))
    return refuse('standing.dates_invalid', undefined, 'endsOn')
  const dates = listStandingOrderDates(input, today, CHECKED_DATES)
  if (dates.length === 0) return refuse('standing.no_dates', undefined, 'endsOn')
  const isOffered = (await listAvailableTerms(context, actor)).includes(input.terms)
  if (!isOffered) return refuse('terms.not_open', undefined, 'paymentTerms')
  const { calendar } = await readSettings(context)
  const week = Array.from({ length: 7 }, (_, offset) => addDays(today, offset))
  // A slot is valid if the regular week or a current season has it, because a standing order outlasts seasons.
  const calendars = [
    { ...calendar, holidays: [] },
    { ...calendar, holidays: [], seasons: [] },
  ]
  const slotExists = calendars.some((variant) =>
    week.some((date) => listSlots(variant, date).some(({ id }) => id === input.slot)),
  )
  return slotExists ? ok(null) : refuse('delivery.unknown_slot', undefined, 'slot')
}

/** The branch, and the purchase order number that the client may require. */
async function checkClientInput(
  context: AppContext,
  actor: Actor,
  { branchId, purchaseOrder }: StandingOrderInput,
): Promise<Result<null, StandingError>> {
  const isAllowed = branchId !== null && (actor.role === 'Customer' || actor.branchId === branchId)
  if (!isAllowed || !(await isClientBranch(context.db, actor.clientId, branchId)))
    return refuse('branch.not_found', undefined, 'branchId')
  const numbered = await checkPurchaseOrder(context.db, actor.clientId, purchaseOrder ?? undefined)
  return numbered.ok ? ok(null) : numbered
}
