import { getDeliveryDay } from '@warda/domain/delivery/calendar'
import { findLaterPromise } from '@warda/domain/delivery/promised-day'
import type { OrderId } from '@warda/domain/ids'
import { listBoardTransitions } from '@warda/domain/orders/board-transitions'
import type { BoardStage } from '@warda/domain/orders/order-stages'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { queueOrderMessages } from '../order-messages/index.ts'
import { deliverOrder, type LockedOrder, moveOrder } from '../orders/index.ts'
import { sendReceiptLink } from '../receipt-links/index.ts'
import { loadSettings } from '../settings/index.ts'
import { findAttempt, insertDeparture } from './attempt-queries.ts'
import { type BoardView, findBoardOrder } from './card-queries.ts'
import { lockOnBoard, type OffBoard } from './lock-board-order.ts'
import { takeUnassigned } from './queries.ts'

export type StageError = OffBoard | 'order.illegal_step' | 'order.awaits_choice' | 'order.promised_later'

export type StageRequest = {
  actor: Actor
  orderId: OrderId
  stage: BoardStage
  /** Completes a delivery that is promised for a later day. */
  early: boolean
  /** The delivery was photographed; the mail with the receipt link then links to the photo. */
  hasPhoto?: boolean
  requestId: string
}

/**
 * Starts or completes a delivery (API-14, BIZ-04). Repeating a step changes nothing, so two dispatchers both succeed with one event. Going
 * back, skipping a tab, completing before the promised day without `early`, and any step while the buyer of a failed delivery chooses are
 * errors.
 */
export async function updateStage(context: AppContext, input: StageRequest): Promise<Result<StageUpdate, StageError>> {
  const now = context.clock.now()
  return inResultTransaction<StageUpdate, StageError>(context.db, async (trx) => {
    const moved = await moveOnBoard(trx, input, now)
    if (!moved.ok) return moved
    const order = await findBoardOrder(trx, input.orderId)
    if (!order) return refuse('not_found')
    const { stage, actor } = input
    const isOwn = actor.role !== 'ShippingEmployee' || order.assignee === null || order.assignee.userId === actor.userId
    const otherDriver = moved.value || isOwn || stage !== 'inDelivery' ? null : (order.assignee?.fullName ?? null)
    return ok({ order, otherDriver })
  })
}

/** `otherDriver`: the name of the driver who started the delivery when the caller, also a driver, came too late; otherwise null. */
export type StageUpdate = { order: BoardView; otherDriver: string | null }

/** The same step inside a transaction; false when the step was taken before. */
export async function moveOnBoard(
  trx: Transaction,
  input: StageRequest,
  now: number,
): Promise<Result<boolean, StageError>> {
  const found = await lockOnBoard(trx, input.orderId)
  if (!found.ok) return found
  const { order, stage } = found.value
  if (input.stage === 'pending') return stage === 'pending' ? ok(false) : refuse('order.illegal_step')
  const steps = listBoardTransitions({ state: order.state, agreed: order.agreedAt !== null }, input.stage)
  if (!steps.ok) return steps
  if (stage === 'inDelivery') {
    const departed = await departAgain(trx, order, input, now)
    if (!departed.ok) return departed
    if (departed.value) return ok(true)
  }
  if (steps.value.length === 0) {
    skipAudit()
    return ok(false)
  }
  const later =
    input.stage === 'completed' && !input.early ? findLaterPromise(order, await loadDeliveryDay(trx, now)) : null
  if (later !== null) return refuse('order.promised_later', { date: later })
  await walk(trx, order, steps.value, input, now)
  if (input.stage === 'inDelivery')
    await queueOrderMessages(trx, { event: 'outForDelivery', orderId: order.id, occurrence: 1 })
  if (input.stage === 'inDelivery' && input.actor.role === 'ShippingEmployee')
    await takeUnassigned(trx, order.id, input.actor.userId)
  return ok(true)
}

const loadDeliveryDay = async (trx: Transaction, now: number): Promise<string> =>
  getDeliveryDay((await loadSettings(trx)).calendar, now)

/** Records that the driver left again after a failed delivery; true when that was the requested step. */
async function departAgain(
  trx: Transaction,
  order: LockedOrder,
  { stage, actor, requestId }: StageRequest,
  now: number,
): Promise<Result<boolean, 'order.awaits_choice'>> {
  const { attempt, failed, departed } = await findAttempt(trx, order.id)
  if (failed) return refuse('order.awaits_choice')
  if (departed) return ok(false)
  await insertDeparture(trx, { orderId: order.id, attempt, actorId: actor.userId, requestId, at: new Date(now) })
  if (stage !== 'inDelivery') return ok(false)
  await queueOrderMessages(trx, { event: 'outForDelivery', orderId: order.id, occurrence: attempt })
  if (actor.role === 'ShippingEmployee') await takeUnassigned(trx, order.id, actor.userId)
  return ok(true)
}

async function walk(
  trx: Transaction,
  order: LockedOrder,
  states: readonly LockedOrder['state'][],
  { actor, requestId, hasPhoto = false }: StageRequest,
  now: number,
): Promise<void> {
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  let from = order.state
  for (const to of states) {
    if (to === 'delivered') {
      await deliverOrder(trx, order, by, now)
      await sendReceiptLink(trx, order, now, { hasPhoto })
    } else await moveOrder(trx, { orderId: order.id, from, to, ...by, at: new Date(now) })
    from = to
  }
}
