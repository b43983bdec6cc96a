import type { CounterPaymentError } from '@warda/domain/counter-sales/counter-payments'
import type { Overrides } from '@warda/domain/counter-sales/overrides'
import { getAddressDeadline } from '@warda/domain/delivery/address-deadline'
import { getOrderingEnd } from '@warda/domain/delivery/calendar'
import type { BranchId, UserId, VariantId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Halalas } from '@warda/domain/money'
import type { MessageChannel, RecipientNotice } from '@warda/domain/order-messages/message-rules'
import { expiresAt } from '@warda/domain/orders/expiry'
import type { OrderState } from '@warda/domain/orders/order-states'
import { isCreditTerms, type PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { Result } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import type { LegalVersions } from '../legal-texts/index.ts'
import type { Settings } from '../settings/index.ts'
import type { Address, Destination } from './check-destination.ts'
import type { OrderView } from './list-queries.ts'
import type { CatalogueLine, NewOrder } from './place-queries.ts'
import type { PricedOrder } from './price-order.ts'

/** The buyer's input; everything else of an order is determined by the server (decisions §4). */
export type OrderRequest = {
  branchId?: BranchId | undefined
  recipient: { fullName: string; phoneNumber: string }
  deliveryAddress?: Address | undefined
  /** The recipient enters the address (AGREE-03). */
  askRecipient?: boolean | undefined
  deliveryDate: string
  deliverySlot: string
  cardMessage?: string | undefined
  substitution?: 'similar' | 'call' | 'refund' | undefined
  allergyNote?: string | undefined
  purchaseOrder?: string | undefined
  hideSender: boolean
  /** What the shop may tell the recipient; nothing by default (OPEN-04). */
  recipientNotice?: RecipientNotice | undefined
  /** The versions of terms and returns that the buyer saw. */
  acceptedTexts?: { terms: string; returns: string } | undefined
  /** By which channel the buyer wants to be told about orders. */
  messageChannel?: MessageChannel | undefined
  couponCode?: string | undefined
  redeemPoints?: number | undefined
  /** Redeems as many points as possible; takes precedence over `redeemPoints`. */
  usePoints?: boolean | undefined
  paymentTerms: PaymentTerms
  /** The total that the buyer saw or was told; at another total the order is not placed. */
  expectedTotal?: Halalas | undefined
  /** Why the desk delivers outside the zones; only phone orders have it. */
  outsideReason?: string | undefined
  /** Overrides of rules by staff; only sales at the counter have them. */
  overrides?: Overrides | undefined
}

export type OrderPlacement = {
  actor: Actor
  language: Language
  requestId: string
  request: OrderRequest
  /** Set when a standing order places this order. */
  standing?: StandingOrderSource
  /** Set when an employee takes this order on the phone. */
  call?: PhoneCall
  /** Lines to order instead of the cart, which stays as it is; credit terms count as accepted. */
  lines?: readonly { variantId: VariantId; quantity: number }[]
}

export type PhoneCall = {
  takenBy: { userId: UserId; role: string }
  lines: readonly { variantId: VariantId; quantity: number }[]
  /** Finds or creates the buyer in the transaction of the order; `actor` is then only a placeholder. */
  buyer?(trx: Transaction): Promise<Result<Actor, 'email.taken'>>
  /** Set for a sale at the counter. */
  counter?: CounterPart | undefined
}

export type CounterError = CounterPaymentError | 'cash_drawer.not_open' | 'order.needs_approval'

export type CounterPart = {
  freeLines: readonly CatalogueLine[]
  /** Null for a delivery. */
  pickup: Pickup | null
  /** Takes the payments in the transaction of the order, after credit terms were accepted. */
  onPlaced(trx: Transaction, order: OrderView): Promise<Result<null, CounterError>>
}

/** An order that is picked up at the shop. */
export type Pickup = {
  /** The shop. */
  place: Destination
  /** When it is ready. */
  at: Date
  /** Handed over at once: the order is completed. */
  isHandedOver: boolean
}

export type StandingOrderSource = {
  id: number
  /** The user who created it; the owner places the standing order of a manager who has left. */
  madeBy: string
  /** Until when (ms) a shopper's order waits for its payment; then `onPlaced` also writes the mail of the order. */
  payUntil?: number | undefined
  lines: readonly { variantId: VariantId; quantity: number }[]
  onPlaced(trx: Transaction, order: OrderView): Promise<Result<null, 'standing.placed_already' | 'standing.price_rose'>>
}

/** Everything needed to write an order. `phone` is the buyer's; `now` in milliseconds. */
export type Draft = OrderPlacement & {
  settings: Settings
  accepted: LegalVersions | null
  now: number
  priced: PricedOrder
  place: Destination
  hash: Buffer
  phone: string
}

/**
 * The row of an order and the states it passes through at once: free and cash orders go to preparation, credit orders wait for the
 * confirmation of their terms, others half an hour for the payment (decisions §3 to §5). An order that waits for approval stays placed.
 */
export function draftOrder(id: string, draft: Draft): { order: NewOrder; path: OrderState[] } {
  const { request, place, now } = draft
  const { totals, reduced, waits } = draft.priced
  const credit = isCreditTerms(request.paymentTerms)
  const agreed = !waits && (totals.total === 0 || request.paymentTerms === 'cash')
  const path = listStates(agreed, draft.call?.counter?.pickup?.isHandedOver === true)
  const order: NewOrder = {
    id,
    userId: draft.actor.userId,
    clientId: place.clientId,
    branchId: place.branch?.id ?? null,
    state: path.at(-1) ?? 'placed',
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
    recipientNotice: request.recipientNotice ?? 'none',
    substitution: request.substitution ?? null,
    allergyNote: request.allergyNote || null,
    purchaseOrder: place.clientId === null ? null : request.purchaseOrder || null,
    couponCode: reduced.code,
    pointsRedeemed: reduced.points,
    subtotal: totals.subtotal,
    discount: totals.discount,
    redeemed: totals.redeemed,
    deliveryFee: totals.deliveryFee,
    vat: totals.vat,
    total: totals.total,
    requestHash: draft.hash,
    expiresAt: getExpiry(now, { agreed, credit, waits, payUntil: draft.standing?.payUntil }),
    placedAt: new Date(now),
    approval: waits ? 'waiting' : null,
    ...getDeadlines(draft),
    termsVersion: draft.accepted?.terms ?? null,
    returnsVersion: draft.accepted?.returns ?? null,
    standingId: draft.standing?.id ?? null,
    takenBy: draft.call?.takenBy.userId ?? null,
    isFromCart: getExplicitLines(draft) === undefined,
    pickupAt: draft.call?.counter?.pickup?.at ?? null,
  }
  return { order, path }
}

/** The states that an order passes when it is placed. */
function listStates(agreed: boolean, isHandedOver: boolean): OrderState[] {
  if (!agreed) return ['placed']
  return isHandedOver ? ['placed', 'preparing', 'ready', 'delivered', 'completed'] : ['placed', 'preparing']
}

/** The lines of a standing or phone order or of an order with given lines; undefined for an order of the cart. */
export const getExplicitLines = ({ standing, call, lines }: OrderPlacement): OrderPlacement['lines'] =>
  standing?.lines ?? call?.lines ?? lines

/** Until when the buyer may change the order, and until when it waits for its recipient's address. */
function getDeadlines({
  settings,
  request,
  place,
  now,
  call,
}: Draft): Pick<NewOrder, 'changeUntil' | 'addressWantedUntil'> {
  if (call?.counter?.pickup) return { changeUntil: new Date(now), addressWantedUntil: null }
  const window = { date: request.deliveryDate, slot: request.deliverySlot }
  const end = Math.max(now, getOrderingEnd(settings.calendar, window))
  if (!place.isAsked) return { changeUntil: new Date(end), addressWantedUntil: null }
  const until = getAddressDeadline(settings.calendar, { sinceMs: now, hours: settings.addressHours, ...window })
  return { changeUntil: new Date(Math.max(end, until)), addressWantedUntil: new Date(until) }
}

/** How long an order waits for the owner's approval. */
const APPROVAL_MS = 48 * 3_600_000

type Waiting = { agreed: boolean; credit: boolean; waits: boolean; payUntil: number | undefined }

function getExpiry(now: number, { agreed, credit, waits, payUntil }: Waiting): Date | null {
  if (waits) return new Date(now + APPROVAL_MS)
  return agreed || credit ? null : new Date(payUntil ?? expiresAt(now))
}

/** The order as `findOrder` would read it, without a query; a test compares the two. */
export function presentNewOrder(order: NewOrder, number: number, draft: Draft): OrderView {
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
    sums: { total: order.total, credited: 0, cancelled: 0, received: 0, refunded: 0 },
    paid: 0,
    workStartedAt: null,
    addressAnsweredAt: null,
    statusFacts: { failed: false, addressWanted: place.isAsked, refunded: { money: 0, credit: 0 }, debts: [] },
    failure: null,
    documents: [],
    isInvoiced: false,
    discounts: draft.priced.discounts,
    invoiceClient: null,
    lines: draft.priced.basket.map((line) => ({
      variantId: line.variantId,
      isRemoved: false,
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
