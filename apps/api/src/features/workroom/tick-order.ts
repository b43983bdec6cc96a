import type { OrderId, VariantId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isMade, type Station } from '@warda/domain/workroom/stations'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { checkOnBoard, recordStart } from '../order-changes/index.ts'
import { type LockedOrder, lockOrder, moveOrder } from '../orders/index.ts'
import { deleteTick, findWorkroomOrder, insertTick, type WorkroomRow } from './queries.ts'

type TickError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.address_wanted'
  | 'order.not_on_board'
  | 'workroom.order_left'
  | 'workroom.item_unknown'
  | 'workroom.no_card'

export type TickRequest = {
  actor: Actor
  orderId: OrderId
  station: Station
  /** The item at `arranging`; null elsewhere. */
  variantId: VariantId | null
  isDone: boolean
  requestId: string
}

/**
 * Ticks off a part of an order or removes the tick (DESK-04). The first tick starts work on the order, the last one makes it ready, and
 * removing one returns a ready order to preparation. Repeating a request changes nothing.
 */
export function tickOrder(context: AppContext, input: TickRequest): Promise<Result<WorkroomRow, TickError>> {
  const at = new Date(context.clock.now())
  const { orderId } = input
  return inResultTransaction<WorkroomRow, TickError>(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return refuse('not_found')
    const onBoard = checkOnBoard(order)
    if (!onBoard.ok) return onBoard
    if (order.state !== 'preparing' && order.state !== 'ready') return refuse('workroom.order_left')
    const row = await findWorkroomOrder(trx, orderId)
    if (!row) return refuse('not_found')
    const part = checkPart(row, input)
    if (!part.ok) return part
    const changed = await (input.isDone ? setTick(trx, order, input, at) : takeBack(trx, order, input, at))
    if (!changed) {
      skipAudit()
      return ok(row)
    }
    const current = await findWorkroomOrder(trx, orderId)
    return current ? ok(current) : refuse('not_found')
  })
}

/** Whether the order has the part that is ticked off. */
function checkPart(
  { items, cardMessage }: WorkroomRow,
  { station, variantId }: TickRequest,
): Result<null, 'workroom.item_unknown' | 'workroom.no_card'> {
  if (station === 'arranging' && !items.some((item) => item.variantId === variantId))
    return refuse('workroom.item_unknown')
  return station === 'card' && !cardMessage ? refuse('workroom.no_card') : ok(null)
}

async function setTick(trx: Transaction, order: LockedOrder, input: TickRequest, at: Date): Promise<boolean> {
  const { actor, orderId, station, variantId, requestId } = input
  if (!(await insertTick(trx, { orderId, station, variantId, actorId: actor.userId, requestId, at }))) return false
  if (order.state !== 'preparing') return true
  await recordStart(trx, order, { actor, by: 'workroom', requestId, at })
  const row = await findWorkroomOrder(trx, orderId)
  if (row && isRowMade(row)) {
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    await moveOrder(trx, { orderId, from: 'preparing', to: 'ready', ...by, at })
  }
  return true
}

async function takeBack(trx: Transaction, order: LockedOrder, input: TickRequest, at: Date): Promise<boolean> {
  const { actor, orderId, requestId } = input
  if (!(await deleteTick(trx, input))) return false
  if (order.state === 'ready') {
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    await moveOrder(trx, { orderId, from: 'ready', to: 'preparing', isTakenBack: true, ...by, at })
  }
  return true
}

const isRowMade = ({ items, cardMessage, card, packing }: WorkroomRow): boolean =>
  isMade({
    items: items.map(({ tick }) => tick !== null),
    card: cardMessage ? card !== null : null,
    packing: packing !== null,
  })
