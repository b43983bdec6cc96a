import { hasPermission } from '@warda/domain/access/permissions'
import { getAddressDeadline } from '@warda/domain/delivery/address-deadline'
import { getOrderingEnd, getSlotCapacity } from '@warda/domain/delivery/calendar'
import type { ErrorCode } from '@warda/domain/errors/errors'
import type { OrderId, UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { OrderChange } from '../mail/index.ts'
import { type LockedOrder, lockOrder, remakeOrder } from '../orders/index.ts'
import type { RefundTo } from '../receivables/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { type EvaluatedEdit, type EvaluateEditError, evaluateEdit } from './evaluate-edit.ts'
import { moveSlot } from './move-slot.ts'
import { notifyOrderChanged } from './notify-order-changed.ts'
import type { OrderEdit } from './order-changes.ts'
import { type Deadlines, insertAction, type OrderChanges, updateOrder } from './order-queries.ts'
import { overrideFee } from './override-fee.ts'

export type EditError =
  | EvaluateEditError
  | 'not_found'
  | 'slot.full'
  | 'access.denied'
  | 'order.price_changed'
  | 'order.fee_higher'
  | 'address_request.call_shop'

/** Whether an edit charges the delivery fee of the new address; `expectedDifference` is the fee difference shown to the caller, in halalas. */
export type FeeChoice = {
  adjust: boolean
  /** The buyer or the recipient changes the order: a higher fee is refused, a lower one is refunded without the permission of staff. */
  by?: 'buyer' | 'recipient'
  expectedDifference?: Halalas | undefined
  /** Store credit without the permission of staff. */
  refundTo: RefundTo
  /** The reason on a credit note, in the buyer's language. */
  reason(language: Language): string
}

/** Who changes the order; a recipient has no account. */
export type Editor = { userId: UserId | null; role: string; permissions: readonly string[] | null }

type Input = {
  actor: Editor
  orderId: OrderId
  edit: OrderEdit
  fee: FeeChoice
  requestId: string
}

/** The caller's own condition, under the order's lock. */
export type EditCheck<E extends ErrorCode> = (
  order: LockedOrder,
  nowMs: number,
  trx: Transaction,
) => Result<unknown, E> | Promise<Result<unknown, E>>

/**
 * Changes recipient, address, delivery window, card or shop note of an order that has not left the shop (ADMIN-02), and mails the changes to
 * the buyer, except the shop note. The price changes only with `fee.adjust`, by exactly the expected difference. Returns whether anything changed.
 */
export async function editOrder<E extends ErrorCode = never>(
  context: AppContext,
  input: Input & { check?: EditCheck<E> },
): Promise<Result<{ changed: boolean }, EditError | E>> {
  // Settings are read before the transaction, which would otherwise need a second connection.
  const settings = await readSettings(context)
  const now = context.clock.now()
  return inResultTransaction<{ changed: boolean }, EditError | E>(context.db, async (trx) => {
    const locked = await lockOrder(trx, input.orderId)
    const checked = locked && (await input.check?.(locked, now, trx))
    if (checked && !checked.ok) return checked
    const evaluated = locked && (await evaluateEdit(trx, { ...input, settings, now }))
    if (!locked || !evaluated) return refuse('not_found')
    const { changes, fields, errors } = evaluated
    const [error] = errors
    if (error) return error
    const noteChanged = changes.shopNote !== undefined
    if (fields.length === 0 && !noteChanged) {
      skipAudit()
      return ok({ changed: false })
    }
    const slotMove = await moveWindow(trx, evaluated, settings)
    if (!slotMove.ok) return slotMove
    await updateOrder(trx, locked.id, changes, getDeadlines(settings, { locked, changes, now }))
    if (changes.cardMessage !== undefined) {
      const by = { actorId: input.actor.userId, actor: input.actor.role, requestId: input.requestId }
      await remakeOrder(trx, locked, by, new Date(now))
    }
    const charged = await chargeFee(trx, input, { locked, evaluated, now })
    if (!charged.ok) return charged
    const feeDifference = charged.value
    const notifiedFields: OrderChange[] = feeDifference === 0 ? fields : [...fields, 'fee']
    await recordEdit(trx, {
      ...input,
      fields: notifiedFields,
      feeDifference,
      noteChanged,
      by: input.fee.by ?? null,
      now,
    })
    return ok({ changed: true })
  })
}

/** Until when the buyer may change the order, and until when it waits for an address: no longer, once it has one. */
function getDeadlines(
  { calendar, addressHours }: Settings,
  { locked, changes, now }: { locked: LockedOrder; changes: OrderChanges; now: number },
): Deadlines {
  const window = changes.window ?? { date: locked.deliveryDate, slot: locked.deliverySlot }
  const end = getOrderingEnd(calendar, window)
  const waitsUntil = locked.addressWantedUntil
  if (waitsUntil === null) return { changeUntil: changes.window ? new Date(end) : locked.changeUntil }
  if (changes.address) return { changeUntil: new Date(end), addressWantedUntil: null, addressAnsweredAt: new Date(now) }
  if (!changes.window) return { changeUntil: locked.changeUntil }
  const until = getAddressDeadline(calendar, { sinceMs: locked.placedAt.getTime(), hours: addressHours, ...window })
  return { changeUntil: new Date(Math.max(end, until)), addressWantedUntil: new Date(until) }
}

async function moveWindow(
  trx: Transaction,
  { order, changes: { window } }: EvaluatedEdit,
  { calendar }: Settings,
): Promise<Result<null, 'slot.full'>> {
  if (!window) return ok(null)
  const old = { date: order.deliveryDate, slot: order.deliverySlot }
  return moveSlot(trx, old, window, getSlotCapacity(calendar, window.date, window.slot))
}

/** Charges the fee of the new address if `fee.adjust` is set; returns the charged difference, in halalas. */
async function chargeFee(
  trx: Transaction,
  { actor, fee, requestId }: Input,
  { locked, evaluated, now }: { locked: LockedOrder; evaluated: EvaluatedEdit; now: number },
): Promise<Result<Halalas, EditError>> {
  const { difference } = evaluated.fee
  // The fee of an order without an address was agreed as a maximum, so that of the place counts.
  const isAgreed = locked.addressWantedUntil !== null
  if (!fee.adjust && !isAgreed) return ok(0)
  const due = evaluated.order.paid + evaluated.order.outstanding
  if (fee.expectedDifference !== undefined && fee.expectedDifference !== difference)
    return refuse('order.price_changed', { before: due + fee.expectedDifference, now: due + difference })
  if (difference === 0) return ok(0)
  if (fee.by === 'recipient' && difference > 0) return refuse('address_request.call_shop', undefined, 'deliveryAddress')
  if (fee.by && difference > 0) return refuse('order.fee_higher', { difference }, 'deliveryAddress')
  const allowed = fee.by || isAgreed ? ok(null) : checkFeeCharge(difference, actor)
  if (!allowed.ok) return allowed
  const by = { actorId: actor.userId, actor: actor.role, requestId }
  await overrideFee(trx, locked, {
    difference,
    reason: fee.reason(locked.language),
    refundTo: hasPermission(actor.permissions, 'refunds') ? fee.refundTo : 'credit',
    by,
    at: now,
  })
  return ok(difference)
}

/** A lower fee needs the refund permission. */
export const checkFeeCharge = (
  difference: Halalas,
  { permissions }: Pick<Editor, 'permissions'>,
): Result<null, 'access.denied'> =>
  difference < 0 && !hasPermission(permissions, 'refunds') ? refuse('access.denied') : ok(null)

type RecordedEdit = {
  actor: Editor
  orderId: OrderId
  requestId: string
  fields: OrderChange[]
  feeDifference: Halalas
  noteChanged: boolean
  by: 'buyer' | 'recipient' | null
  now: number
}

async function recordEdit(trx: Transaction, edit: RecordedEdit): Promise<void> {
  const { actor, orderId, requestId, fields, feeDifference, noteChanged, by, now } = edit
  const action = { orderId, actorId: actor.userId, requestId, at: new Date(now) }
  if (noteChanged) await insertAction(trx, { ...action, kind: 'note', detail: {} })
  if (fields.length === 0) return
  const kind = by === 'recipient' ? 'address' : 'edit'
  const actionId = await insertAction(trx, { ...action, kind, detail: { fields } })
  await notifyOrderChanged(trx, orderId, { actionId, fields, feeDifference, by, now })
}
