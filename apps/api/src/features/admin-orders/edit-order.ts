import { hasPermission } from '@warda/domain/access/permissions'
import { slotCapacityOn } from '@warda/domain/delivery/calendar'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import type { OrderChange } from '../mail/index.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import type { RefundTo } from '../receivables/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { type ConsiderError, type EvaluatedEdit, evaluateEdit } from './evaluate-edit.ts'
import { moveSlot } from './move-slot.ts'
import { notifyOrderChanged } from './notify-order-changed.ts'
import type { OrderEdit } from './order-changes.ts'
import { hasInvoice, insertAction, updateOrder } from './order-queries.ts'
import { overrideFee } from './override-fee.ts'

export type EditError =
  | ConsiderError
  | 'not_found'
  | 'slot.full'
  | 'access.denied'
  | 'order.invoiced'
  | 'order.price_changed'

/** Whether an edit charges the fee of the new address, and what was told of that: the difference in halalas. */
export type FeeChoice = {
  adjust: boolean
  told?: Halalas | undefined
  refundTo: RefundTo
  /** The reason on a credit note, in the buyer's language. */
  reason(language: Language): string
}

type Asked = { actor: Actor; orderId: string; edit: OrderEdit; fee: FeeChoice; requestId: string }

/**
 * Changes recipient, address, window, card or the shop's note of an order that has not left (ADMIN-02). The price stays, unless the fee of a
 * new address is asked for: then it is charged, or given back, at exactly the difference that was told. An address with a place is measured
 * again, another window is judged by the calendar of now and its place taken for the old one. Who started the delivery first wins. The buyer
 * is mailed what changed; the note is the shop's own. Gives whether anything was different.
 */
export async function editOrder(context: AppContext, asked: Asked): Promise<Result<{ changed: boolean }, EditError>> {
  // Read before, so that no second connection is asked for inside.
  const settings = await readSettings(context)
  const now = context.clock.now()
  return inResultTransaction<{ changed: boolean }, EditError>(context.db, async (trx) => {
    const locked = await lockOrder(trx, asked.orderId)
    const considered = locked && (await evaluateEdit(trx, { ...asked, settings, now }))
    if (!locked || !considered) return refuse('not_found')
    const { changes, fields, faults } = considered
    // One that is here and is not changed is not in anybody's way.
    const [fault] = faults
    if (fault) return fault
    const noted = changes.shopNote !== undefined
    if (fields.length === 0 && !noted) {
      skipAudit()
      return ok({ changed: false })
    }
    const moved = await moveWindow(trx, considered, settings)
    if (!moved.ok) return moved
    await updateOrder(trx, locked.id, changes)
    const charged = await charge(trx, asked, { locked, considered, now })
    if (!charged.ok) return charged
    const feeDifference = charged.value
    const told: OrderChange[] = feeDifference === 0 ? fields : [...fields, 'fee']
    await noteEdit(trx, { ...asked, fields: told, feeDifference, noted, now })
    return ok({ changed: true })
  })
}

async function moveWindow(
  trx: Transaction,
  { order, changes: { window } }: EvaluatedEdit,
  { calendar }: Settings,
): Promise<Result<null, 'slot.full'>> {
  if (!window) return ok(null)
  const old = { date: order.deliveryDate, slot: order.deliverySlot }
  return moveSlot(trx, old, window, slotCapacityOn(calendar, window.date, window.slot))
}

/** Charges the other fee where that is asked for; gives the difference that was. */
async function charge(
  trx: Transaction,
  { actor, fee, requestId }: Asked,
  { locked, considered, now }: { locked: LockedOrder; considered: EvaluatedEdit; now: number },
): Promise<Result<Halalas, EditError>> {
  const { difference } = considered.fee
  if (!fee.adjust) return ok(0)
  const due = considered.order.paid + considered.order.outstanding
  if (fee.told !== undefined && fee.told !== difference)
    return refuse('order.price_changed', { before: due + fee.told, now: due + difference })
  if (difference === 0) return ok(0)
  const may = await mayCharge(trx, { difference, orderId: locked.id, actor })
  if (!may.ok) return may
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  await overrideFee(trx, locked, {
    difference,
    reason: fee.reason(locked.language),
    refundTo: fee.refundTo,
    by,
    at: now,
  })
  return ok(difference)
}

/** Giving back is for who may take amounts off; more can't be charged once the tax invoice says less. */
export async function mayCharge(
  trx: Parameters<typeof hasInvoice>[0],
  { difference, orderId, actor }: { difference: Halalas; orderId: string; actor: Pick<Actor, 'permissions'> },
): Promise<Result<null, 'access.denied' | 'order.invoiced'>> {
  if (difference < 0) return hasPermission(actor.permissions, 'refunds') ? ok(null) : refuse('access.denied')
  return difference > 0 && (await hasInvoice(trx, orderId)) ? refuse('order.invoiced') : ok(null)
}

type Edited = {
  actor: Actor
  orderId: string
  requestId: string
  fields: OrderChange[]
  feeDifference: Halalas
  noted: boolean
  now: number
}

async function noteEdit(trx: Transaction, edited: Edited): Promise<void> {
  const { actor, orderId, requestId, fields, feeDifference, noted, now } = edited
  const act = { orderId, actorId: actor.userId, requestId, at: new Date(now) }
  if (noted) await insertAction(trx, { ...act, kind: 'note', detail: {} })
  if (fields.length === 0) return
  const actId = await insertAction(trx, { ...act, kind: 'edit', detail: { fields } })
  await notifyOrderChanged(trx, orderId, { actId, fields, feeDifference })
}
