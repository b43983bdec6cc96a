import { hasPermission } from '@warda/domain/access/permissions'
import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { getAnswerDeadline } from '@warda/domain/orders/item-change'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import type { RefundTo } from '../receivables/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { applyItemChange } from './apply-item-change.ts'
import { lockForChange } from './change-pricing-mode.ts'
import {
  type EvaluatedChange,
  type EvaluateError,
  evaluateItemChange,
  type RequestedItems,
} from './evaluate-item-change.ts'
import { mailAgreementRequest, mailItemsChanged } from './notify-item-change.ts'
import { endItemChange, insertItemChange } from './queries.ts'

export type ChangeItemsError =
  | EvaluateError
  | 'not_found'
  | 'access.denied'
  | 'order.price_changed'
  | 'item_change.order_changed'
  | 'idempotency.mismatch'

type Input = {
  actor: Actor
  orderId: OrderId
  requested: RequestedItems
  /** The version of the quote that the employee saw. */
  version: string
  expectedTotal: Halalas
  refundTo: RefundTo
  buyerAgreed: boolean
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

export type ItemsChanged = { waits: boolean; refunded: Halalas; canMail: boolean }

/**
 * Changes the items and the delivery fee of an order before dispatch (DESK-02), exactly as quoted. A change that costs more waits for the buyer's
 * agreement, unless the buyer agreed by phone; it replaces a waiting change.
 */
export async function changeItems<A>(
  context: AppContext,
  input: Input,
  answer: (changed: ItemsChanged) => A,
): Promise<Result<IdempotentResult<A>, ChangeItemsError>> {
  const settings = await readSettings(context)
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, ChangeItemsError>(context.db, (trx) =>
    withIdempotency<A, ChangeItemsError>(trx, input.idempotencyKey, async () => {
      const changed = await change(trx, input, settings, now)
      return changed.ok ? ok(answer(changed.value)) : changed
    }),
  )
}

async function change(
  trx: Transaction,
  input: Input,
  settings: Settings,
  now: number,
): Promise<Result<ItemsChanged, ChangeItemsError>> {
  const { orderId, requested, actor } = input
  const order = await lockOrder(trx, orderId)
  const evaluated = order && (await evaluateItemChange(trx, { orderId, requested, settings, now }, lockForChange))
  if (!order || !evaluated) return refuse('not_found')
  const allowed = checkRequest(evaluated, input)
  if (!allowed.ok) return allowed
  await endItemChange(trx, order.id, { state: 'replaced', at: new Date(now) })
  const waits = evaluated.difference > 0 && !input.buyerAgreed
  const changed = await (waits
    ? requestAgreement(trx, order, evaluated, { input, now })
    : apply(trx, order, evaluated, { input, now, actor }))
  return changed.ok ? ok({ waits, ...changed.value, canMail: evaluated.canMail }) : changed
}

/** Refuses a change that differs from the quote, and without the permission `refunds` a lower fee and any refund but store credit. */
function checkRequest(
  evaluated: EvaluatedChange,
  { actor, version, expectedTotal, refundTo, requested }: Input,
): Result<null, ChangeItemsError> {
  if (evaluated.version !== version) return refuse('item_change.order_changed')
  const [error] = evaluated.errors
  if (error) return error
  if (evaluated.after.total !== expectedTotal)
    return refuse('order.price_changed', { before: expectedTotal, now: evaluated.after.total })
  const mayRefund = hasPermission(actor.permissions, 'refunds')
  if (!mayRefund && evaluated.back > 0 && refundTo !== 'credit') return refuse('access.denied', undefined, 'refundTo')
  const lowersFee = (requested.deliveryFee ?? evaluated.before.deliveryFee) < evaluated.before.deliveryFee
  return !mayRefund && lowersFee ? refuse('access.denied', undefined, 'deliveryFee') : ok(null)
}

type Changing = { input: Input; now: number }

const toRow = ({ before, after, order }: EvaluatedChange, { input, now }: Changing) => ({
  orderId: order.id,
  before,
  after,
  refundTo: input.refundTo,
  actorId: input.actor.userId,
  requestId: input.requestId,
  at: new Date(now),
})

async function requestAgreement(
  trx: Transaction,
  order: LockedOrder,
  evaluated: EvaluatedChange,
  changing: Changing,
): Promise<Result<{ refunded: Halalas }, never>> {
  const answerUntil = new Date(getAnswerDeadline(changing.now))
  const row = { ...toRow(evaluated, changing), state: 'waiting', answerUntil, answeredBy: null } as const
  const changeId = await insertItemChange(trx, row)
  await mailAgreementRequest(trx, order, { ...evaluated, changeId, until: answerUntil })
  return ok({ refunded: 0 })
}

async function apply(
  trx: Transaction,
  order: LockedOrder,
  evaluated: EvaluatedChange,
  changing: Changing & { actor: Actor },
): Promise<Result<{ refunded: Halalas }, 'stock.out'>> {
  const { input, now, actor } = changing
  const answeredBy = evaluated.difference > 0 ? 'phone' : null
  const row = { ...toRow(evaluated, changing), state: 'applied', answerUntil: null, answeredBy } as const
  const changeId = await insertItemChange(trx, row)
  const by = { actorId: actor.userId, actor: actor.role, requestId: input.requestId }
  const applied = await applyItemChange(trx, order, evaluated, { changeId, refundTo: input.refundTo, by, now })
  if (!applied.ok) return applied
  const { refunded, money } = applied.value
  await mailItemsChanged(trx, order, { ...evaluated, changeId, refunded, refundTo: input.refundTo, money })
  return ok({ refunded })
}
