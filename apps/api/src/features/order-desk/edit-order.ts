import { capacityOf, checkDelivery, type DeliveryFault } from '@warda/domain/delivery/calendar'
import { withinRadius } from '@warda/domain/delivery/radius'
import { mayEdit } from '@warda/domain/orders/desk-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { decideInTransaction } from '../../db/decide.ts'
import { dropNote } from '../../db/note.ts'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import type { OrderChange } from '../notifications/index.ts'
import { findOrder, lockOrder, type OrderView } from '../orders/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { changesOf, type OrderEdit } from './changes-of.ts'
import { moveSlot } from './move-slot.ts'
import { findFacts, insertAct, type OrderChanges, updateOrder } from './order-queries.ts'
import { tellChanged } from './tell-changed.ts'

export type EditFault =
  | DeliveryFault
  | 'not_found'
  | 'order.cancelled'
  | 'order.already_left'
  | 'order.goes_to_branch'
  | 'delivery.out_of_reach'
  | 'slot.full'

/**
 * Changes recipient, address, window, card or the shop's note of an order that has not left (ADMIN-02); prices stay. An address with a place is
 * measured again, another window is judged by the calendar of now and its place taken for the old one. Who started the delivery
 * first wins. The buyer is mailed what changed; the note is the shop's own. Gives whether anything was different.
 */
export async function editOrder(
  world: World,
  asked: { actor: Actor; orderId: string; edit: OrderEdit; requestId: string },
): Promise<Result<{ changed: boolean }, EditFault>> {
  // Read before, so that no second connection is asked for inside.
  const settings = await readSettings(world)
  const now = world.clock.now()
  return decideInTransaction<{ changed: boolean }, EditFault>(world.db, async (trx) => {
    const locked = await lockOrder(trx, asked.orderId)
    const [order, facts] = locked ? [await findOrder(trx, locked.id), await findFacts(trx, locked.id)] : []
    if (!order || !facts) return refuse('not_found')
    const allowed = mayEdit(order.state)
    if (!allowed.ok) return allowed
    if (asked.edit.deliveryAddress && order.branchId !== null)
      return refuse('order.goes_to_branch', undefined, 'deliveryAddress')
    const { changes, fields } = changesOf({ ...order, ...facts }, asked.edit)
    const noted = changes.shopNote !== undefined
    if (fields.length === 0 && !noted) {
      dropNote()
      return ok({ changed: false })
    }
    const possible = await checkAndMove(trx, order, changes, settings, now)
    if (!possible.ok) return possible
    await updateOrder(trx, order.id, changes)
    await noteEdit(trx, { ...asked, fields, noted, now })
    return ok({ changed: true })
  })
}

async function checkAndMove(
  trx: Transaction,
  order: OrderView,
  { address, window }: OrderChanges,
  { calendar }: Settings,
  now: number,
): Promise<Result<null, EditFault>> {
  const place = address && address.latitude !== null && address.longitude !== null
  if (place && !withinRadius(calendar, { latitude: address.latitude ?? 0, longitude: address.longitude ?? 0 }))
    return refuse('delivery.out_of_reach', { miles: Math.round(calendar.radiusMiles) }, 'deliveryAddress')
  if (!window) return ok(null)
  const open = checkDelivery(calendar, { nowMs: now, ...window })
  if (!open.ok) return open
  const old = { date: order.deliveryDate, slot: order.deliverySlot }
  return moveSlot(trx, old, window, capacityOf(calendar, window.date, window.slot))
}

type Edited = {
  actor: Actor
  orderId: string
  requestId: string
  fields: OrderChange[]
  noted: boolean
  now: number
}

async function noteEdit(trx: Transaction, { actor, orderId, requestId, fields, noted, now }: Edited): Promise<void> {
  const act = { orderId, actorId: actor.userId, requestId, at: new Date(now) }
  if (noted) await insertAct(trx, { ...act, kind: 'note', detail: {} })
  if (fields.length === 0) return
  const actId = await insertAct(trx, { ...act, kind: 'edit', detail: { fields } })
  await tellChanged(trx, orderId, { actId, fields })
}
