import { compareStock, listCorrectedLines } from '@warda/domain/orders/item-change'
import { ok, type Result, refuse } from '@warda/domain/result'
import { t } from '@warda/i18n/translate'
import { addAuditDetail } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { selectSizeNames } from '../../db/product-options.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { insertAction } from '../admin-orders/index.ts'
import { deleteOrderDiscount, updateGoodsDiscount } from '../coupons/index.ts'
import { createSaleEntries, getOrderMoney, type OrderMoney, post } from '../ledger/index.ts'
import { type LockedOrder, type OrderActor, remakeOrder, settleRest } from '../orders/index.ts'
import { cancelOutdatedAttempts } from '../payments/index.ts'
import { planRest, type RefundTo, reduceDebts, refundOverpaid } from '../receivables/index.ts'
import type { EvaluatedChange } from './evaluate-item-change.ts'
import { describeItems } from './item-change-text.ts'
import {
  addSoldCounts,
  insertItemAdjustment,
  moveStock,
  replaceItems,
  type StoredItems,
  setItemChangePosting,
} from './queries.ts'

type Application = {
  changeId: string
  refundTo: RefundTo
  by: OrderActor
  /** Time of the change, in ms since the epoch. */
  now: number
}

/**
 * Applies an evaluated change (DESK-02): updates lines, amounts, debts and payment links of the order, posts the difference, refunds an overpaid
 * amount and corrects an issued invoice. The caller holds the order's lock; stock is locked before a cash drawer and products, as by a sale.
 * Returns the refunded amount in halalas.
 */
export async function applyItemChange(
  trx: Transaction,
  order: LockedOrder,
  { before, after, difference }: Pick<EvaluatedChange, 'before' | 'after' | 'difference'>,
  { changeId, refundTo, by, now }: Application,
): Promise<Result<{ refunded: number; money: OrderMoney }, 'stock.out'>> {
  const at = new Date(now)
  const money = await getOrderMoney(trx, order.id)
  if (before.couponCode !== null) await keepDiscount(trx, order.id, before.couponCode, after)
  await replaceItems(trx, order.id, after)
  const stock = compareStock(before.lines, after.lines)
  if (!(await moveStock(trx, order.id, stock, at))) return refuse('stock.out', undefined, 'lines')
  if (stock.taken.length + stock.returned.length > 0) await remakeOrder(trx, order, by, at)
  const refunded = await postDifference(trx, order, { before, after, difference, money, changeId, refundTo, by, now })
  const { removed, added } = listCorrectedLines(before.lines, after.lines)
  if (removed.length + added.length > 0 || before.deliveryFee !== after.deliveryFee)
    await insertItemAdjustment(trx, {
      orderId: order.id,
      changeId,
      reason: t('document_reason_items', order.language),
      actorId: by.actorId,
      requestId: by.requestId,
      at,
    })
  await enqueue(trx, 'issue-invoice', { orderId: order.id }, { key: `issue-invoice:${order.id}` })
  const sizes = await selectSizeNames(trx)
  const detail = {
    from: describeItems(before, sizes, 'en'),
    fromAr: describeItems(before, sizes, 'ar'),
    to: describeItems(after, sizes, 'en'),
    toAr: describeItems(after, sizes, 'ar'),
  }
  await insertAction(trx, {
    orderId: order.id,
    kind: 'items',
    detail: { ...detail, before: before.total, after: after.total },
    actorId: by.actorId,
    requestId: by.requestId,
    at,
  })
  addAuditDetail({ before: toAuditItems(before), after: toAuditItems(after) })
  const settled = await settleRest(trx, order, money, { actor: by.actor, requestId: by.requestId, at: now })
  await cancelOutdatedAttempts(trx, order.id, settled.outstanding)
  await moveSoldCounts(trx, { before, after, wasPaid: money.outstanding === 0, isPaid: settled.outstanding === 0 })
  return ok({ refunded, money: settled })
}

/** Updates the discount on the goods of an order, or removes it and its use when it no longer applies. */
const keepDiscount = (trx: Transaction, orderId: string, code: string, after: StoredItems): Promise<void> =>
  after.couponCode === null
    ? deleteOrderDiscount(trx, orderId, code)
    : updateGoodsDiscount(trx, orderId, after.discount)

type Posting = Omit<Application, 'now'> &
  Pick<EvaluatedChange, 'before' | 'after' | 'difference'> & { money: OrderMoney; now: number }

/** Posts the difference as a sale, negative when the order costs less; returns the refunded amount in halalas. */
async function postDifference(trx: Transaction, order: LockedOrder, change: Posting): Promise<number> {
  const { before, after, difference, money, changeId, refundTo, by, now } = change
  const posting = { orderId: order.id, userId: order.userId, actor: by.actor, requestId: by.requestId, at: now }
  const idempotencyKey = `items:${order.id}:${changeId}`
  const entries = createSaleEntries({ total: difference, vat: after.vat - before.vat })
  const transactionId = await post(trx, { ...posting, kind: 'sale', idempotencyKey, entries })
  const refunded = Math.max(0, -difference - money.outstanding)
  await setItemChangePosting(trx, changeId, { transactionId, refunded })
  if (transactionId === null) return 0
  if (difference < 0) await reduceDebts(trx, { ...posting, transactionId, kind: 'credit' })
  if (refunded > 0)
    await refundOverpaid(trx, order, {
      amount: refunded,
      refundTo,
      asCredit: 0,
      transactionId,
      idempotencyKey,
      by,
      at: now,
    })
  // A debt needs a buyer who has agreed to its terms.
  if (difference > 0 && order.agreedAt !== null && (money.paid > 0 || order.postponed))
    await planRest(trx, { ...posting, outstanding: money.outstanding + difference })
  return refunded
}

/** Updates the sold counts of a paid order: none while the order has an outstanding amount; `settleRest` counts an order that becomes paid. */
async function moveSoldCounts(
  trx: Transaction,
  { before, after, wasPaid, isPaid }: { before: StoredItems; after: StoredItems; wasPaid: boolean; isPaid: boolean },
): Promise<void> {
  if (!wasPaid) return
  const counts = new Map<number, number>()
  const add = ({ productId, quantity }: { productId: number; quantity: number }): void =>
    void counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  for (const { productId, quantity } of before.lines) add({ productId, quantity: -quantity })
  if (isPaid) after.lines.forEach(add)
  const moved = [...counts].filter(([, quantity]) => quantity !== 0)
  await addSoldCounts(
    trx,
    moved.map(([productId, quantity]) => ({ productId, quantity })),
  )
}

const toAuditItems = ({ lines, deliveryFee, total }: StoredItems) => ({
  lines: lines.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice })),
  deliveryFee,
  total,
})
