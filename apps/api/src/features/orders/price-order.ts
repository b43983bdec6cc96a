import type { Overrides } from '@warda/domain/counter-sales/overrides'
import type { FeeLocation } from '@warda/domain/delivery/delivery-fee'
import type { BranchId, ClientId, UserId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { OrderTotals } from '@warda/domain/orders/totals'
import { type DomainError, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { ClientTerms } from '../client-terms/index.ts'
import type { CouponError } from '../coupons/index.ts'
import type { Settings } from '../settings/index.ts'
import { checkClientLimits } from './client-limits.ts'
import type { BasketLine, CatalogueLine } from './place-queries.ts'
import { calculateFee, priceBasket } from './price-basket.ts'
import { priceLines } from './price-lines.ts'
import type { PricingMode } from './pricing-mode.ts'

/** Everything that an order's price depends on. */
export type PricingInput = {
  buyer: { userId: UserId; emailConfirmed: boolean }
  /** The client whose terms apply; null for a retail buyer. */
  clientId: ClientId | null
  branchId: BranchId | null
  /** Ordered by the client's owner, whose orders need no approval. */
  byOwner: boolean
  lines: readonly CatalogueLine[]
  location: FeeLocation
  /** Null while not chosen. */
  terms: PaymentTerms | null
  couponCode?: string | undefined
  /** `all` redeems as many as possible. */
  redeemPoints?: number | 'all' | undefined
  overrides?: Pick<Overrides, 'deliveryFee' | 'discount'> | undefined
  settings: Settings
  /** Milliseconds. */
  now: number
  /** Set for a change of an order: its unit prices and fee, and its total, which the client's limits contain already (halalas). */
  agreed?: { prices: ReadonlyMap<VariantId, Halalas>; deliveryFee: Halalas; total: Halalas }
}

/** Reductions: the percentage of the coupon, the discount that staff give, and redeemed points with their value. */
export type PriceReductions = { code: string | null; percent: number; given: Halalas; points: number; redeem: number }

export type PriceError =
  | CouponError
  | 'quantity.below_minimum'
  | 'points.invalid'
  | 'points.not_enough'
  | 'credit.above_limit'
  | 'counter_sale.discount_too_large'
  | 'item_change.points_above_goods'

export type PricedOrder = {
  basket: BasketLine[]
  clientTerms: ClientTerms
  reduced: PriceReductions
  totals: OrderTotals
  /** The delivery fee by the rules, which staff may have overridden. */
  listedFee: Halalas
  /** Above the branch's budget: needs approval. */
  waits: boolean
  /** Errors in the order in which placing reports them. An invalid coupon is not applied. */
  errors: DomainError<PriceError>[]
}

/**
 * Prices an order (decisions §2, §4, §7): the buyer's prices, then the coupon, then the discount of staff, then points on the rest of the goods,
 * then the delivery fee.
 * All orders are priced here: quotes with the mode `readOnly`, placing with `lockForPlacing`, item changes with `readOnlyForChange` and `lockForChange`.
 */
export async function priceOrder<D extends Database>(
  db: D,
  input: PricingInput,
  pricingMode: PricingMode<D>,
): Promise<PricedOrder> {
  const { basket, terms: clientTerms } = await priceLines(db, input.clientId, input.lines, input.agreed?.prices)
  const enough = clientTerms.checkMinimums(basket)
  const { reduced, errors } = await reduce(db, input, basket, pricingMode)
  const listedFee = calculateFee(input.settings, basket, input.location, reduced)
  const fee = input.agreed?.deliveryFee ?? input.overrides?.deliveryFee ?? listedFee
  const totals = priceBasket(basket, fee, reduced)
  const bounds = await checkClientLimits(db, input, totals.total - (input.agreed?.total ?? 0), pricingMode)
  return {
    basket,
    clientTerms,
    reduced,
    totals,
    listedFee,
    waits: bounds.waits,
    errors: [...(enough.ok ? [] : [enough]), ...errors, ...(bounds.credit.ok ? [] : [bounds.credit])],
  }
}

async function reduce<D extends Database>(
  db: D,
  { buyer, couponCode, redeemPoints, overrides, settings, now }: PricingInput,
  basket: readonly BasketLine[],
  pricingMode: PricingMode<D>,
): Promise<{ reduced: PriceReductions; errors: DomainError<PriceError>[] }> {
  const reduced: PriceReductions = { code: null, percent: 0, given: 0, points: 0, redeem: 0 }
  const errors: DomainError<PriceError>[] = []
  if (couponCode) {
    const { subtotal } = priceBasket(basket, 0, reduced)
    const coupon = await pricingMode.coupon(db, { code: couponCode, ...buyer, subtotal, now })
    if (coupon.ok) Object.assign(reduced, coupon.value)
    else errors.push(coupon)
  }
  if (overrides?.discount) {
    const { subtotal, discount } = priceBasket(basket, 0, reduced)
    const most = subtotal - discount
    if (overrides.discount <= most) reduced.given = overrides.discount
    else errors.push(refuse('counter_sale.discount_too_large', { amount: most }, 'overrides.discount'))
  }
  if (redeemPoints) {
    const before = priceBasket(basket, 0, reduced)
    const redemption = { userId: buyer.userId, points: redeemPoints, payable: before.subtotal - before.discount }
    const plan = await pricingMode.points(db, { ...redemption, pointsPerRiyal: settings.pointsPerRiyal })
    if (plan.ok) Object.assign(reduced, { points: plan.value.points, redeem: plan.value.value })
    else errors.push(plan)
  }
  return { reduced, errors }
}
