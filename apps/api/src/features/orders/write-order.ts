import { randomUUID } from 'node:crypto'
import { capacityOf } from '@warda/domain/delivery/calendar'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import type { JobToAdd } from '../../jobs/enqueue.ts'
import { takeSlot } from '../delivery/index.ts'
import { post, saleEntries } from '../ledger/index.ts'
import { planRedemption, spendPoints } from '../loyalty/index.ts'
import { mailJob } from '../notifications/index.ts'
import { type CouponFault, holdCoupon, useCoupon } from '../promotions/index.ts'
import { checkBounds } from './client-bounds.ts'
import { type Draft, draftOrder, type Reduced, viewOfNew } from './draft-order.ts'
import type { OrderView } from './list-queries.ts'
import { type Doer, insertOrder, takeStock } from './place-queries.ts'
import { feeOf, linesOf, placeOf, priceBasket } from './price-basket.ts'
import { countSold } from './queries.ts'
import { writePlacedMail } from './tell-buyer.ts'
import { askOwner } from './tell-owner.ts'

export type WriteFault =
  | CouponFault
  | 'credit.above_limit'
  | 'slot.full'
  | 'stock.out'
  | 'points.invalid'
  | 'points.not_enough'

/**
 * Prices a checked draft and writes everything that follows from it. What many buyers want at once (slot, stock) is taken last, so that
 * it is held shortest. The jobs are to be added after the commit; on a refusal the caller rolls back.
 */
export async function writeOrder(
  trx: Transaction,
  draft: Draft,
): Promise<Result<{ order: OrderView; jobs: JobToAdd[] }, WriteFault>> {
  const { actor, basket, now, settings, requestId } = draft
  const reduced = await reductionsOf(trx, draft)
  if (!reduced.ok) return reduced
  const { code, points } = reduced.value
  const totals = priceBasket(basket, feeOf(settings, basket, placeOf(draft.place), reduced.value), reduced.value)
  const id = randomUUID()
  const bounds = await checkBounds(trx, draft, totals.total)
  if (!bounds.ok) return bounds
  const { order, path } = draftOrder(id, draft, totals, reduced.value, bounds.value.waits)
  const doer = doerOf(draft)
  const number = await insertOrder(trx, order, linesOf(basket, totals), path, doer)
  if (code !== null) {
    await useCoupon(trx, { code, userId: actor.userId, orderId: id, at: now })
  }
  await spendPoints(trx, { orderId: id, userId: actor.userId, points, at: now })
  const sale = { orderId: id, userId: actor.userId, actor: doer.actor, requestId, at: now }
  await post(trx, { kind: 'sale', once: `sale:${id}`, ...sale, entries: saleEntries(totals) })
  if (totals.total === 0) await countSold(trx, id)
  const view = viewOfNew(order, number, draft)
  if (bounds.value.waits) await askOwner(trx, view)
  const mailId = await writePlacedMail(trx, view)
  const slot = await takeSlot(
    trx,
    order.deliveryDate,
    order.deliverySlot,
    capacityOf(settings.calendar, order.deliveryDate, order.deliverySlot),
  )
  if (!slot.ok) return slot
  const taken = await takeStock(trx, id, basket, new Date(now))
  if (taken.length < basket.length) return refuse('stock.out')
  return ok({ order: view, jobs: jobsOf(view, mailId) })
}

/** Whoever wrote it down: the buyer, or who of the shop took it on the telephone. */
export function doerOf({ actor, call, requestId }: Draft): Doer {
  const { userId, role } = call?.takenBy ?? actor
  return { actorId: userId, actor: role, requestId }
}

function jobsOf(order: OrderView, mailId: string | null): JobToAdd[] {
  const jobs: JobToAdd[] = mailId === null ? [] : [mailJob(mailId)]
  if (order.expiresAt !== null) {
    jobs.push({ name: 'expire-order', payload: { orderId: order.id }, notBefore: order.expiresAt.getTime() })
  }
  return jobs
}

/** Coupon first, then points on what is left of the goods; both under the buyer's lock, the coupon under its own. */
async function reductionsOf(trx: Transaction, draft: Draft): Promise<Result<Reduced, WriteFault>> {
  const { actor, request, settings, basket } = draft
  const reduced: Reduced = { code: null, percent: 0, points: 0, redeem: 0 }
  if (request.couponCode) {
    const { subtotal } = priceBasket(basket, 0, reduced)
    const { userId, emailConfirmed } = actor
    const coupon = await holdCoupon(trx, { code: request.couponCode, userId, emailConfirmed, subtotal, now: draft.now })
    if (!coupon.ok) return coupon
    Object.assign(reduced, coupon.value)
  }
  if (request.redeemPoints) {
    const before = priceBasket(basket, 0, reduced)
    const asked = { userId: actor.userId, points: request.redeemPoints, payable: before.subtotal - before.discount }
    const plan = await planRedemption(trx, { ...asked, pointsPerRiyal: settings.pointsPerRiyal })
    if (!plan.ok) return plan
    reduced.points = plan.value.points
    reduced.redeem = plan.value.value
  }
  return ok(reduced)
}
