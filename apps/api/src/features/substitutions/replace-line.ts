import type { OrderId, VariantId } from '@warda/domain/ids'
import { checkEdit } from '@warda/domain/orders/admin-actions'
import { checkReplacement } from '@warda/domain/orders/substitution'
import { ok, type Result, refuse } from '@warda/domain/result'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { insertAction } from '../admin-orders/index.ts'
import { lockOrder, remakeOrder, takeStock } from '../orders/index.ts'
import { notifySubstitution } from './notify-substitution.ts'
import {
  findLines,
  findSubstitute,
  insertReplacement,
  renameCredits,
  replaceOrderLine,
  writeOffLine,
} from './queries.ts'

export type LineChangeError =
  | 'not_found'
  | 'order.cancelled'
  | 'order.already_left'
  | 'order.line_gone'
  | 'order.substitute_in_order'
  | 'order.substitute_unavailable'
  | 'order.substitute_cheaper'

/**
 * Replaces a line whose flowers are missing by a product of at least its value (AGREE-18): takes the product's stock, keeps the price, and
 * mails the buyer with its picture. Sheet, card, order and a later invoice name the product; an issued invoice is corrected by a credit note
 * for the old and a debit note for the new goods (ZATCA-06).
 */
export function replaceLine(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; variantId: VariantId; substituteId: VariantId; requestId: string },
): Promise<Result<null, LineChangeError>> {
  const at = new Date(context.clock.now())
  const { actor, orderId, variantId, substituteId, requestId } = input
  return inResultTransaction<null, LineChangeError>(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return refuse('not_found')
    const editable = checkEdit(order.state)
    if (!editable.ok) return editable
    const lines = await findLines(trx, order.id)
    const substitute = await findSubstitute(trx, substituteId)
    if (!substitute) return refuse('order.substitute_unavailable')
    const line = checkReplacement(lines, variantId, substitute)
    if (!line.ok) return line
    const stock = { variantId: substituteId, quantity: line.value.quantity }
    if ((await takeStock(trx, order.id, [stock], at)).length === 0) return refuse('order.substitute_unavailable')
    await writeOffLine(trx, order.id, line.value, at)
    await replaceOrderLine(trx, order.id, variantId, substitute)
    await remakeOrder(trx, order, { actorId: actor.userId, actor: actor.role, requestId }, at)
    const from = lines.find((candidate) => candidate.variantId === variantId)
    if (!from) return refuse('order.line_gone')
    const names =
      order.language === 'ar'
        ? { from: from.titleAr, to: substitute.titleAr }
        : { from: from.titleEn, to: substitute.titleEn }
    const reason = t('document_reason_replaced', order.language, names)
    const replacement = { orderId: order.id, removedVariantId: variantId, substitute, reason, requestId, at }
    if (await insertReplacement(trx, { ...replacement, actorId: actor.userId }))
      await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
    else await renameCredits(trx, order.id, variantId, substituteId)
    const detail = { from: from.titleEn, fromAr: from.titleAr, to: substitute.titleEn, toAr: substitute.titleAr }
    const action = { orderId: order.id, actorId: actor.userId, requestId, at }
    const actionId = await insertAction(trx, { ...action, kind: 'substitute', detail })
    await notifySubstitution(trx, order, { actionId, from, to: substitute, credited: 0 })
    return ok(null)
  })
}
