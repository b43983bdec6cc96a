import { getAddressDeadline } from '@warda/domain/delivery/address-deadline'
import { calculateEarnedPoints } from '@warda/domain/loyalty/points'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { OrderTotals } from '@warda/domain/orders/totals'
import { type DomainError, ok, type Result } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { OrderDiscount } from '../../db/order-discounts.ts'
import type { Actor } from '../../http/handler.ts'
import { getCouponPercent } from '../../order-discounts-present.ts'
import type { CouponError } from '../coupons/index.ts'
import { readPointsBalance } from '../loyalty/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { listAvailableTerms } from './list-available-terms.ts'
import { canBuy, getBusinessId } from './order-buyer.ts'
import { readBasket } from './place-queries.ts'
import { getPointsOffer, type PointsOffer } from './points-offer.ts'
import { toFeeLocation } from './price-basket.ts'
import { priceOrder } from './price-order.ts'
import { toBuyer } from './pricing-input.ts'
import { readOnly } from './pricing-mode.ts'
import { isPurchaseOrderRequired } from './purchase-order-queries.ts'

export type OrderQuote = {
  totals: OrderTotals
  discounts: OrderDiscount[]
  /** The requested coupon, and why it does not apply. */
  coupon: { code: string; percent: number; error: DomainError<CouponError> | null } | null
  points: PointsOffer
  earns: number
  terms: PaymentTerms[]
  /** Until when (ms) the recipient may enter the address; set when the day is chosen. */
  addressWantedUntil: number | null
  /** Null for a retail buyer. */
  purchaseOrderRequired: boolean | null
}

/** Prices the caller's cart with the rules of placing, without changes. More points than available count as all available points. */
export async function quoteOrder(
  context: AppContext,
  actor: Actor,
  input: {
    couponCode?: string | undefined
    redeemPoints?: number | undefined
    latitude?: number | undefined
    longitude?: number | undefined
    city?: string | undefined
    district?: string | undefined
    askRecipient?: boolean | undefined
    deliveryDate?: string | undefined
    deliverySlot?: string | undefined
  },
): Promise<Result<OrderQuote, 'cart.not_allowed'>> {
  const buys = canBuy(actor)
  if (!buys.ok) return buys
  const { db } = context
  const clientId = getBusinessId(actor)
  const [settings, lines, balance, terms, purchaseOrderRequired] = await Promise.all([
    readSettings(context),
    readBasket(db, actor.userId),
    readPointsBalance(db, actor.userId),
    listAvailableTerms(context, actor),
    clientId === null ? null : isPurchaseOrderRequired(db, clientId),
  ])
  const now = context.clock.now()
  const order = { buyer: toBuyer(actor), clientId, branchId: null, byOwner: true, terms: null }
  const wish = { couponCode: input.couponCode, redeemPoints: Math.min(input.redeemPoints ?? 0, balance) }
  const pricing = {
    ...order,
    ...wish,
    lines,
    location: toFeeLocation(settings, { ...input, isAsked: input.askRecipient }),
    settings,
    now,
  }
  const { totals, discounts, reduced, errors } = await priceOrder(db, pricing, readOnly)
  const error = errors.find(({ code }) => code.startsWith('coupon.')) as DomainError<CouponError> | undefined
  return ok({
    totals,
    discounts,
    coupon: input.couponCode
      ? { code: reduced.code ?? input.couponCode, percent: getCouponPercent(reduced), error: error ?? null }
      : null,
    points: getPointsOffer(totals, balance, settings),
    earns: calculateEarnedPoints(totals.total, settings.loyaltyRules),
    terms,
    addressWantedUntil: findDeadline(settings, input, now),
    purchaseOrderRequired,
  })
}

function findDeadline(
  { calendar, addressHours }: Settings,
  input: { askRecipient?: boolean | undefined; deliveryDate?: string | undefined; deliverySlot?: string | undefined },
  now: number,
): number | null {
  const { deliveryDate: date, deliverySlot: slot = '' } = input
  if (!input.askRecipient || !date || !isDate(date)) return null
  return getAddressDeadline(calendar, { sinceMs: now, hours: addressHours, date, slot })
}
