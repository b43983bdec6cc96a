import type { Place } from '@warda/domain/delivery/distance'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { OrderTotals } from '@warda/domain/orders/totals'
import type { DomainError } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { ClientTerms } from '../client-terms/index.ts'
import type { CouponError } from '../coupons/index.ts'
import type { Settings } from '../settings/index.ts'
import { clientLimitsOf } from './client-limits.ts'
import type { BasketLine, CatalogueLine } from './place-queries.ts'
import { feeOf, priceBasket } from './price-basket.ts'
import { priceLines } from './price-lines.ts'
import type { PricingMode } from './pricing-mode.ts'

/** What an order's price hangs on. */
export type Pricing = {
  buyer: { userId: string; emailConfirmed: boolean }
  /** The client whose terms count; null for a retail buyer. */
  clientId: number | null
  branchId: number | null
  /** The client's owner asks for it: their own orders need nobody's word. */
  byOwner: boolean
  lines: readonly CatalogueLine[]
  /** Null where nobody knows it, which is in no zone. */
  place: Place | null
  /** Null while they are not chosen. */
  terms: PaymentTerms | null
  couponCode?: string | undefined
  /** `all`: as many as there are and the goods can take. */
  redeemPoints?: number | 'all' | undefined
  settings: Settings
  /** Milliseconds. */
  now: number
}

/** What is taken off the goods: a coupon's percent, and points with their worth in halalas. */
export type Reduced = { code: string | null; percent: number; points: number; redeem: number }

export type PriceError =
  | CouponError
  | 'quantity.below_minimum'
  | 'points.invalid'
  | 'points.not_enough'
  | 'credit.above_limit'

export type PricedOrder = {
  basket: BasketLine[]
  clientTerms: ClientTerms
  reduced: Reduced
  totals: OrderTotals
  /** Above its branch's budget: for the owner's word. */
  waits: boolean
  /** Why it can't be placed at this price, first what placing refuses first. What a refused code would take off is not taken off. */
  faults: DomainError<PriceError>[]
}

/**
 * What an order costs (decisions §2, §4, §7): this buyer's prices, the coupon first, then points on what is left of the goods, then the fee
 * of the place. The only place where an order is priced: a quote looks (`LOOKED_AT`), placing locks (`LOCKED`) and writes what comes out.
 */
export async function priceOrder<D extends Database>(
  db: D,
  asked: Pricing,
  pricingMode: PricingMode<D>,
): Promise<PricedOrder> {
  const { basket, terms: clientTerms } = await priceLines(db, asked.clientId, asked.lines)
  const enough = clientTerms.checkMinimums(basket)
  const { reduced, faults } = await reduce(db, asked, basket, pricingMode)
  const totals = priceBasket(basket, feeOf(asked.settings, basket, asked.place, reduced), reduced)
  const bounds = await clientLimitsOf(db, asked, totals.total, pricingMode)
  return {
    basket,
    clientTerms,
    reduced,
    totals,
    waits: bounds.waits,
    faults: [...(enough.ok ? [] : [enough]), ...faults, ...(bounds.credit.ok ? [] : [bounds.credit])],
  }
}

async function reduce<D extends Database>(
  db: D,
  { buyer, couponCode, redeemPoints, settings, now }: Pricing,
  basket: readonly BasketLine[],
  pricingMode: PricingMode<D>,
): Promise<{ reduced: Reduced; faults: DomainError<PriceError>[] }> {
  const reduced: Reduced = { code: null, percent: 0, points: 0, redeem: 0 }
  const faults: DomainError<PriceError>[] = []
  if (couponCode) {
    const { subtotal } = priceBasket(basket, 0, reduced)
    const coupon = await pricingMode.coupon(db, { code: couponCode, ...buyer, subtotal, now })
    if (coupon.ok) Object.assign(reduced, coupon.value)
    else faults.push(coupon)
  }
  if (redeemPoints) {
    const before = priceBasket(basket, 0, reduced)
    const wanted = { userId: buyer.userId, points: redeemPoints, payable: before.subtotal - before.discount }
    const plan = await pricingMode.points(db, { ...wanted, pointsPerRiyal: settings.pointsPerRiyal })
    if (plan.ok) Object.assign(reduced, { points: plan.value.points, redeem: plan.value.value })
    else faults.push(plan)
  }
  return { reduced, faults }
}
