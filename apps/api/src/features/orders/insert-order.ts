import { randomUUID } from 'node:crypto'
import { getSlotCapacity } from '@warda/domain/delivery/calendar'
import type { OrderId } from '@warda/domain/ids'
import { isMadeState } from '@warda/domain/orders/order-states'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import type { JobToAdd } from '../../jobs/enqueue.ts'
import { redeemDiscounts } from '../coupons/index.ts'
import { takeSlot } from '../delivery/index.ts'
import { createSaleEntries, post, postFree } from '../ledger/index.ts'
import { spendPoints } from '../loyalty/index.ts'
import { mailJob } from '../mail/index.ts'
import { messageJob, savePreferenceAtCheckout, writeOrderMessages } from '../order-messages/index.ts'
import { type Draft, draftOrder, presentNewOrder } from './draft-order.ts'
import type { OrderView } from './list-queries.ts'
import { enqueueMaterialUse } from './move-order.ts'
import { writePlacedMail } from './notify-buyer.ts'
import { requestApproval } from './notify-client-owner.ts'
import { insertOrder, type OrderActor, takeStock } from './place-queries.ts'
import { toOrderLines } from './price-basket.ts'
import { updateSoldCount } from './queries.ts'
import { recordOverrides } from './record-overrides.ts'

/** More orders than a slot can have; the largest number of its column. */
const UNLIMITED = 2_147_483_647

export type WriteError = 'slot.full' | 'stock.out'

/**
 * Writes a checked and priced order with its effects. Slot and stock, which many buyers lock, are taken last, and products after
 * them, as payments do (`settleOrders`). The caller adds the jobs after the commit and rolls back on an error.
 */
export async function insertOrderWithEffects(
  trx: Transaction,
  draft: Draft,
): Promise<Result<{ order: OrderView; jobs: JobToAdd[] }, WriteError>> {
  const { actor, now, settings, requestId } = draft
  const { basket, totals, waits, discounts } = draft.priced
  const { points } = draft.priced.reduced
  const id = randomUUID()
  const { order, path } = draftOrder(id, draft)
  const by = getOrderActor(draft)
  const number = await insertOrder(trx, order, toOrderLines(basket, totals), path, by)
  await redeemDiscounts(trx, { userId: actor.userId, orderId: id, at: now }, discounts)
  await spendPoints(trx, { orderId: id, userId: actor.userId, points, at: now })
  const sale = { orderId: id, userId: actor.userId, actor: by.actor, requestId, at: now }
  const idempotencyKey = `sale:${id}`
  if (totals.total > 0) await post(trx, { ...sale, kind: 'sale', idempotencyKey, entries: createSaleEntries(totals) })
  else await postFree(trx, { ...sale, kind: 'freeSale', idempotencyKey })
  const view = presentNewOrder(order, number, draft)
  if (waits) await requestApproval(trx, view)
  const isMailedLater = draft.standing?.payUntil !== undefined
  const mailId = isMailedLater ? null : await writePlacedMail(trx, view, draft.now)
  if (draft.request.messageChannel) await savePreferenceAtCheckout(trx, actor.userId, draft.request.messageChannel)
  const messageIds = await writeOrderMessages(trx, { event: 'placed', orderId: order.id as OrderId })
  const capacity = getSlotCapacity(settings.calendar, order.deliveryDate, order.deliverySlot)
  const limit = draft.request.overrides?.isOverCapacity ? UNLIMITED : capacity
  const slot = order.pickupAt ? ok(0) : await takeSlot(trx, order.deliveryDate, order.deliverySlot, limit)
  if (!slot.ok) return slot
  const reserved = await takeStock(trx, id, basket, new Date(now))
  if (reserved.length < basket.length) return refuse('stock.out')
  if (totals.total === 0) await updateSoldCount(trx, [id as OrderId])
  if (draft.request.overrides) await recordOverrides(trx, draft, { orderId: view.id, capacity, taken: slot.value })
  // A sale at the counter is handed over at once.
  if (isMadeState(order.state)) await enqueueMaterialUse(trx, id as OrderId)
  return ok({ order: view, jobs: listJobs(view, mailId, messageIds) })
}

/** The buyer, or the employee who took the order on the phone. */
export function getOrderActor({ actor, call, requestId }: Draft): OrderActor {
  const { userId, role } = call?.takenBy ?? actor
  return { actorId: userId, actor: role, requestId }
}

function listJobs(order: OrderView, mailId: string | null, messageIds: readonly string[]): JobToAdd[] {
  const jobs: JobToAdd[] = [...(mailId === null ? [] : [mailJob(mailId)]), ...messageIds.map(messageJob)]
  if (order.expiresAt !== null) {
    jobs.push({ name: 'expire-order', payload: { orderId: order.id }, notBefore: order.expiresAt.getTime() })
  }
  return jobs
}
