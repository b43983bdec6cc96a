import type { OrderId, VariantId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import { checkEdit } from '@warda/domain/orders/admin-actions'
import { getBoardStage } from '@warda/domain/orders/order-stages'
import { checkRemoval } from '@warda/domain/orders/substitution'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { applyCredit, insertAction, listCreditableLines } from '../admin-orders/index.ts'
import { getOrderMoney } from '../ledger/index.ts'
import { lockOrder, remakeOrder } from '../orders/index.ts'
import type { RefundTo } from '../receivables/index.ts'
import { notifySubstitution } from './notify-substitution.ts'
import { findLines, markLineRemoved, writeOffLine } from './queries.ts'

type RemoveLineError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.already_left'
  | 'order.line_gone'
  | 'order.last_line'
  | 'order.not_on_board'

type Input = {
  actor: Actor
  orderId: OrderId
  variantId: VariantId
  refundTo: RefundTo
  requestId: string
  /** The reason on the credit note, which names the goods. */
  reason(name: string, language: Language): string
}

/**
 * Takes off a line whose flowers are missing and credits its value that was not credited before (AGREE-18): debts, invoice and refund follow as with every credit, and the
 * buyer is mailed. Returns the credited amount in halalas.
 */
export function removeLine(context: AppContext, input: Input): Promise<Result<Halalas, RemoveLineError>> {
  const now = context.clock.now()
  const at = new Date(now)
  const { actor, orderId, variantId, refundTo, requestId } = input
  return inResultTransaction<Halalas, RemoveLineError>(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return refuse('not_found')
    const editable = checkEdit(order.state)
    if (!editable.ok) return editable
    if (getBoardStage(order.state, order.agreedAt !== null) === null) return refuse('order.not_on_board')
    const lines = await findLines(trx, order.id)
    const line = checkRemoval(lines, variantId)
    if (!line.ok) return line
    const from = lines.find((candidate) => candidate.variantId === variantId)
    if (!from) return refuse('order.line_gone')
    const { due } = await getOrderMoney(trx, order.id)
    const creditable = (await listCreditableLines(trx, order.id)).find((candidate) => candidate.variantId === variantId)
    const amount = Math.min(creditable?.value ?? 0, due)
    const name = order.language === 'ar' ? from.titleAr : from.titleEn
    const refundReason = { reason: input.reason(name, order.language), refundTo, variantId }
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    await writeOffLine(trx, order.id, line.value, at)
    await markLineRemoved(trx, order.id, variantId, at)
    await remakeOrder(trx, order, by, at)
    if (amount > 0) await applyCredit(trx, order, { amount, refundReason, by, now })
    const action = { orderId: order.id, actorId: actor.userId, requestId, at }
    const detail = { from: from.titleEn, fromAr: from.titleAr }
    const actionId = await insertAction(trx, { ...action, kind: 'substitute', detail })
    await notifySubstitution(trx, order, { actionId, from, to: null, credited: amount })
    return ok(amount)
  })
}
