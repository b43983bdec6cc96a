import { slotsOn } from '@warda/domain/delivery/calendar'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isValidStartDate, nextStandingOrderDates } from '@warda/domain/standing-orders/standing-order-dates'
import { addDays, isDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { availableTerms } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import {
  addSkip,
  endStanding,
  findStanding,
  insertStanding,
  isBranchOf,
  isOrdered,
  lockStanding,
  removeSkip,
  replaceLines,
  type StandingRow,
  type StandingValues,
  setPaused,
  updateStanding,
} from './queries.ts'

export type StandingError =
  | 'not_found'
  | 'branch.not_found'
  | 'terms.not_open'
  | 'delivery.unknown_slot'
  | 'standing.day_invalid'
  | 'standing.dates_invalid'
  | 'standing.start_invalid'
  | 'standing.placed_already'
  | 'product.not_found'
  | 'idempotency.mismatch'

export type StandingOrderInput = StandingValues & { lines: readonly { variantId: number; quantity: number }[] }

/** Makes a standing order for one of the client's branches, a manager's for the own. Gives its id. */
export async function addStandingOrder(
  context: AppContext,
  asked: { actor: Actor; input: StandingOrderInput; idempotencyKey: IdempotencyKey | null },
): Promise<Result<number, StandingError>> {
  const { actor, input } = asked
  const fits = await checkInput(context, actor, input)
  if (!fits.ok) return fits
  const at = new Date(context.clock.now())
  const made = await inResultTransaction<{ answer: number }, StandingError>(context.db, (trx) =>
    withIdempotency<number, StandingError>(trx, asked.idempotencyKey, async () => {
      const id = await insertStanding(trx, { ...input, clientId: actor.clientId, createdBy: actor.userId, at })
      return writeLines(trx, id, input)
    }),
  )
  return made.ok ? ok(made.value.answer) : made
}

export type StandingOrderChange = {
  paused?: boolean | undefined
  skip?: string | undefined
  unskip?: string | undefined
  input?: StandingOrderInput | undefined
}

/** Changes, pauses or goes on with one of the caller's standing orders, or leaves a date out. Another client's does not exist. */
export async function updateStandingOrder(
  context: AppContext,
  asked: { actor: Actor; id: number; change: StandingOrderChange },
): Promise<Result<number, StandingError>> {
  const { actor, id, change } = asked
  if (change.input) {
    const fits = await checkInput(context, actor, change.input)
    if (!fits.ok) return fits
  }
  return onOwn(context, actor, id, async (trx, standing) => {
    if (change.paused !== undefined) await setPaused(trx, id, change.paused)
    if (change.skip !== undefined) {
      const left = await leaveOut(trx, standing, change.skip)
      if (!left.ok) return left
    }
    if (change.unskip !== undefined && standing.skips.includes(change.unskip)) await removeSkip(trx, id, change.unskip)
    if (!change.input) return ok(id)
    await updateStanding(trx, id, change.input)
    return writeLines(trx, id, change.input)
  })
}

/** Ends one of the caller's standing orders; what it ordered stays. */
export const deleteStanding = (
  context: AppContext,
  asked: { actor: Actor; id: number },
): Promise<Result<number, StandingError>> =>
  onOwn(context, asked.actor, asked.id, async (trx) => {
    await endStanding(trx, asked.id, new Date(context.clock.now()))
    return ok(asked.id)
  })

function onOwn(
  context: AppContext,
  actor: Actor,
  id: number,
  work: (trx: Transaction, standing: StandingRow) => Promise<Result<number, StandingError>>,
): Promise<Result<number, StandingError>> {
  return inResultTransaction<number, StandingError>(context.db, async (trx) => {
    const there = await lockStanding(trx, id)
    const standing = there ? await findStanding(trx, id) : undefined
    return standing && isOwn(actor, standing) ? work(trx, standing) : refuse('not_found')
  })
}

/** A date to come is left out; one that has its order stays ordered. */
async function leaveOut(trx: Transaction, standing: StandingRow, date: string): Promise<Result<null, StandingError>> {
  if (!isDate(date) || nextStandingOrderDates(standing, date, 1)[0] !== date)
    return refuse('standing.day_invalid', undefined, 'skip')
  if (await isOrdered(trx, standing.id, date)) return refuse('standing.placed_already', undefined, 'skip')
  await addSkip(trx, standing.id, date)
  return ok(null)
}

const isOwn = (actor: Actor, standing: StandingRow): boolean =>
  actor.clientId === standing.clientId && (actor.role === 'Customer' || actor.branchId === standing.branchId)

async function writeLines(
  trx: Transaction,
  id: number,
  input: StandingOrderInput,
): Promise<Result<number, 'product.not_found'>> {
  const wanted = new Map<number, number>()
  for (const { variantId, quantity } of input.lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  const lines = [...wanted].map(([variantId, quantity]) => ({ variantId, quantity: Math.min(quantity, 999) }))
  const written = await replaceLines(trx, id, lines)
  return written.length === lines.length ? ok(id) : refuse('product.not_found', undefined, 'lines')
}

async function checkInput(
  context: AppContext,
  actor: Actor,
  input: StandingOrderInput,
): Promise<Result<null, StandingError>> {
  const own = actor.role === 'Customer' || actor.branchId === input.branchId
  if (!own || !(await isBranchOf(context.db, actor.clientId, input.branchId)))
    return refuse('branch.not_found', undefined, 'branchId')
  const dayFits = input.cadence === 'weekly' ? input.day <= 6 : input.day >= 1
  if (!dayFits) return refuse('standing.day_invalid', undefined, 'day')
  const today = riyadhDate(context.clock.now())
  if (!isValidStartDate(input.startsOn, today)) return refuse('standing.start_invalid', undefined, 'startsOn')
  if (input.endsOn !== null && (!isDate(input.endsOn) || input.endsOn < input.startsOn))
    return refuse('standing.dates_invalid', undefined, 'endsOn')
  if (!(await availableTerms(context, actor)).includes(input.terms))
    return refuse('terms.not_open', undefined, 'paymentTerms')
  const { calendar } = await readSettings(context)
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
  // It goes on for months: what the week has counts, also while a season has other hours, and the other way round.
  const kinds = [
    { ...calendar, holidays: [] },
    { ...calendar, holidays: [], seasons: [] },
  ]
  const known = kinds.some((kind) => week.some((date) => slotsOn(kind, date).some(({ id }) => id === input.slot)))
  return known ? ok(null) : refuse('delivery.unknown_slot', undefined, 'slot')
}
