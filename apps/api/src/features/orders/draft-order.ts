import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import { expiresAt } from '@warda/domain/orders/expiry'
import type { OrderState } from '@warda/domain/orders/order-states'
import { isCreditTerms, type PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { Result } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import type { Settings } from '../settings/index.ts'
import type { Address, Destination } from './check-destination.ts'
import type { OrderView } from './list-queries.ts'
import type { NewOrder } from './place-queries.ts'
import type { PricedOrder } from './price-order.ts'

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
  /** All the points that the goods can take; counts before `redeemPoints`. */
  usePoints?: boolean | undefined
  paymentTerms: PaymentTerms
}

export type Placing = {
  actor: Actor
  language: Language
  requestId: string
  request: OrderRequest
  /** A standing order that places itself: its lines, and what else is to happen with the order in the same transaction. */
  standing?: Standing
  /** An order taken on the telephone. */
  call?: PhoneCall
}

export type PhoneCall = {
  takenBy: { userId: string; role: string }
  lines: readonly { variantId: number; quantity: number }[]
  /** What the buyer was told that it costs, halalas: at another price it is not placed. */
  expectedTotal?: Halalas | undefined
  /** Finds or makes the buyer in the order's own transaction, where they are somebody new; `actor` only says what they will be. */
  buyer?(trx: Transaction): Promise<Result<Actor, 'email.taken'>>
}

export type Standing = {
  id: number
  /** The user who set it up: the owner places a manager’s when that manager is gone. */
  madeBy: string
  lines: readonly { variantId: number; quantity: number }[]
  onPlaced(trx: Transaction, order: OrderView): Promise<Result<null, 'standing.placed_already'>>
}

/** All that is known of an order before it is written. `phone` is the buyer's own; `now` in milliseconds. */
export type Draft = Placing & {
  settings: Settings
  now: number
  priced: PricedOrder
  place: Destination
  hash: Buffer
  phone: string
}

/**
 * The order as it will be written, and the states it goes through at once: nothing left to pay is paid, cash is agreed at the door,
 * credit waits for its terms to be confirmed, the rest for its money, half an hour (decisions §3 to §5). One that `waits` for the owner's
 * word goes nowhere before it.
 */
export function draftOrder(id: string, draft: Draft): { order: NewOrder; path: OrderState[] } {
  const { request, place, now } = draft
  const { totals, reduced, waits } = draft.priced
  const credit = isCreditTerms(request.paymentTerms)
  const agreed = !waits && (totals.total === 0 || request.paymentTerms === 'cash')
  const order: NewOrder = {
    id,
    userId: draft.actor.userId,
    clientId: place.clientId,
    branchId: place.branch?.id ?? null,
    state: agreed ? 'preparing' : 'placed',
    terms: request.paymentTerms,
    postponed: credit,
    agreedAt: agreed ? new Date(now) : null,
    language: draft.language,
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
    couponCode: reduced.code,
    pointsRedeemed: reduced.points,
    subtotal: totals.subtotal,
    discount: totals.discount,
    redeemed: totals.redeemed,
    deliveryFee: totals.deliveryFee,
    vat: totals.vat,
    total: totals.total,
    requestHash: draft.hash,
    expiresAt: expiryOf(now, { agreed, credit, waits }),
    placedAt: new Date(now),
    approval: waits ? 'waiting' : null,
    standingId: draft.standing?.id ?? null,
    takenBy: draft.call?.takenBy.userId ?? null,
  }
  return { order, path: agreed ? ['placed', 'preparing'] : ['placed'] }
}

/** The owner has two days; after that the flowers go back like those of an order nobody pays. */
const APPROVAL_MS = 48 * 3_600_000

function expiryOf(now: number, order: { agreed: boolean; credit: boolean; waits: boolean }): Date | null {
  if (order.waits) return new Date(now + APPROVAL_MS)
  return order.agreed || order.credit ? null : new Date(expiresAt(now))
}

/** The written order as `findOrder` would read it back, without asking again; a test holds the two against each other. */
export function viewOfNew(order: NewOrder, number: number, draft: Draft): OrderView {
  const { actor, place } = draft
  return {
    ...order,
    number,
    userName: actor.fullName,
    userEmail: actor.email,
    userPhone: draft.phone,
    branchName: place.branch?.name ?? null,
    branchAddress: place.branch?.address ?? null,
    branchClientId: place.branch ? place.clientId : null,
    outstanding: order.total,
    paid: 0,
    failure: null,
    invoice: null,
    lines: draft.priced.basket.map((line) => ({
      productId: line.productId,
      slug: line.slug,
      titleEn: line.titleEn,
      titleAr: line.titleAr,
      size: line.size,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      gross: line.unitPrice * line.quantity,
      picture: line.picture,
    })),
  }
}
