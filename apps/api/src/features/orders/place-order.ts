import { createHash, randomUUID } from 'node:crypto'
import { expiresAt } from '@warda/domain/orders/expiry'
import type { OrderState } from '@warda/domain/orders/order-states'
import { isCredit, type PaymentTerms } from '@warda/domain/orders/terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { decideInTransaction } from '../../db/decide.ts'
import { type Once, once, type Ticket } from '../../db/once.ts'
import type { Actor } from '../../http/call.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { World } from '../../world.ts'
import { takeSlot } from '../delivery/index.ts'
import { post, saleEntries } from '../ledger/index.ts'
import { planRedemption, spendPoints } from '../loyalty/index.ts'
import { type CouponFault, checkCoupon, useCoupon } from '../promotions/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { findOrder, type OrderView } from './list-queries.ts'
import { type Address, checkPlace, type Destination, type PlaceFault } from './place-check.ts'
import {
  type BasketLine,
  findSameRequest,
  insertOrder,
  lockBuyer,
  type NewOrder,
  readBasket,
  takeStock,
} from './place-queries.ts'
import { checkBasket, linesOf, priceBasket, type Reductions } from './price-basket.ts'
import { countSold } from './queries.ts'
import { tellBuyer } from './tell-buyer.ts'

/** What the buyer asks for; everything else about the order is the server's (decisions §4). */
export type OrderRequest = {
  branchId?: number | undefined
  recipient: { fullName: string; phoneNumber: string }
  deliveryAddress?: Address | undefined
  deliveryDate: string
  deliverySlot: string
  cardMessage?: string | undefined
  hideSender: boolean
  couponCode?: string | undefined
  redeemPoints?: number | undefined
  paymentTerms: PaymentTerms
}

export type Placing = { actor: Actor; language: 'en' | 'ar'; requestId: string; ticket: Ticket | null; request: OrderRequest }

type Fault =
  | PlaceFault
  | CouponFault
  | 'cart.empty'
  | 'product.not_found'
  | 'stock.out'
  | 'slot.full'
  | 'points.invalid'
  | 'points.not_enough'
  | 'idempotency.mismatch'

/** Two equal requests without a new cart in between are one click within this time. */
const DOUBLE_CLICK_MS = 10_000

/**
 * Places the buyer's cart as one order, all or nothing: priced by the catalogue, flowers, slot, coupon and points taken, the sale in the
 * ledger, the cart emptied, the mail written (decisions §4). `answer` makes what is answered, and answered again for the same key.
 * Places that many buyers want (slot, stock) are taken last, so that they are held shortest.
 */
export async function placeOrder<A>(
  world: World,
  placing: Placing,
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<Once<A>, Fault>> {
  const settings = await readSettings(world)
  const now = world.clock.now()
  const { actor, request } = placing
  return decideInTransaction<Once<A>, Fault>(world.db, (trx) =>
    once<A, Fault>(trx, placing.ticket, async () => {
      await lockBuyer(trx, actor.userId)
      const basket = await readBasket(trx, actor.userId)
      const hash = createHash('sha256').update(JSON.stringify(request)).digest()
      if (basket.length === 0) {
        const since = new Date(now - DOUBLE_CLICK_MS)
        const same = await findSameRequest(trx, { userId: actor.userId, hash, since })
        const placed = same && (await findOrder(trx, same))
        return placed ? ok(answer(placed, now)) : refuse('cart.empty')
      }
      const available = checkBasket(basket)
      if (!available.ok) return available
      const place = await checkPlace(trx, { ...request, actor }, settings.calendar, now)
      if (!place.ok) return place
      const order = await writeOrder(trx, { ...placing, settings, now, basket, place: place.value, hash })
      return order.ok ? ok(answer(order.value, now)) : order
    }),
  )
}

type Draft = Placing & { settings: Settings; now: number; basket: BasketLine[]; place: Destination; hash: Buffer }

async function writeOrder(trx: Transaction, draft: Draft): Promise<Result<OrderView, Fault>> {
  const { actor, basket, now, settings } = draft
  const reduced = await reductionsOf(trx, draft)
  if (!reduced.ok) return reduced
  const { code, points } = reduced.value
  const totals = priceBasket(basket, settings.calendar.feeHalalas, reduced.value)
  const id = randomUUID()
  const credit = isCredit(draft.request.paymentTerms)
  // Nothing left to pay is paid; cash is agreed at the door; credit waits for its terms to be confirmed (decisions §3, §5).
  const agreed = totals.total === 0 || draft.request.paymentTerms === 'cash'
  const path: OrderState[] = agreed ? ['placed', 'preparing'] : ['placed']
  const expires = agreed || credit ? null : expiresAt(now)
  const order: NewOrder = {
    ...describe(draft),
    id,
    state: agreed ? 'preparing' : 'placed',
    postponed: credit,
    agreedAt: agreed ? new Date(now) : null,
    couponCode: code,
    pointsRedeemed: points,
    subtotal: totals.subtotal,
    discount: totals.discount,
    redeemed: totals.redeemed,
    deliveryFee: totals.deliveryFee,
    vat: totals.vat,
    total: totals.total,
    expiresAt: expires === null ? null : new Date(expires),
  }
  const doer = { actorId: actor.userId, actor: actor.role, requestId: draft.requestId }
  await insertOrder(trx, order, linesOf(basket, totals), path, doer)
  if (code !== null) {
    const used = await useCoupon(trx, { code, userId: actor.userId, orderId: id, at: now })
    if (!used.ok) return used
  }
  await spendPoints(trx, { orderId: id, userId: actor.userId, points, at: now })
  const sale = { orderId: id, userId: actor.userId, actor: actor.role, requestId: draft.requestId, at: now }
  await post(trx, { kind: 'sale', once: `sale:${id}`, ...sale, entries: saleEntries(totals) })
  if (expires !== null) await enqueue(trx, 'expire-order', { orderId: id }, { notBefore: expires })
  if (totals.total === 0) await countSold(trx, id)
  const view = await findOrder(trx, id)
  if (!view) throw new Error(`Order ${id} is not there after it was written`)
  await tellBuyer(trx, 'order-placed', view)
  const slot = await takeSlot(trx, order.deliveryDate, order.deliverySlot, settings.calendar.slotCapacity)
  if (!slot) return refuse('slot.full', undefined, 'deliverySlot')
  const taken = await takeStock(trx, id, basket, new Date(now))
  return taken.length === basket.length ? ok(view) : refuse('stock.out')
}

type Reduced = Reductions & { code: string | null; points: number }

/** Coupon first, then points on what is left of the goods; both under the buyer's lock. */
async function reductionsOf(trx: Transaction, draft: Draft): Promise<Result<Reduced, Fault>> {
  const { actor, request, settings, basket } = draft
  const reduced: Reduced = { code: null, percent: 0, points: 0, redeem: 0 }
  if (request.couponCode) {
    const asked = { code: request.couponCode, userId: actor.userId, emailConfirmed: actor.emailConfirmed }
    const coupon = await checkCoupon(trx, asked)
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

/** What the request and the buyer say of the order. */
function describe({ actor, request, place, language, hash, now }: Draft) {
  return {
    userId: actor.userId,
    clientId: place.clientId,
    branchId: place.branchId,
    terms: request.paymentTerms,
    language,
    recipientName: request.recipient.fullName,
    recipientPhone: request.recipient.phoneNumber,
    addressLine: place.line,
    district: place.district,
    city: place.city,
    latitude: place.latitude,
    longitude: place.longitude,
    addressNote: place.note,
    deliveryDate: request.deliveryDate,
    deliverySlot: request.deliverySlot,
    cardMessage: request.cardMessage || null,
    hideSender: request.hideSender,
    requestHash: hash,
    placedAt: new Date(now),
  }
}
