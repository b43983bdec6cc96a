import type { Overrides } from '@warda/domain/counter-sales/overrides'
import {
  calculateDeliveryDiscount,
  chooseDiscount,
  type DeliveryDiscount,
  type GoodsDiscount,
} from '@warda/domain/coupons/discount'
import type { FeeLocation } from '@warda/domain/delivery/delivery-fee'
import type { BranchId, ClientId, UserId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import type { OrderTotals } from '@warda/domain/orders/totals'
import { type DomainError, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import type { OrderDiscount } from '../../db/order-discounts.ts'
import type { ClientTerms } from '../client-terms/index.ts'
import type { CouponError, FoundDiscounts, RecordedDiscount, UsableDiscount } from '../coupons/index.ts'
import type { Settings } from '../settings/index.ts'
import { checkClientLimits } from './client-limits.ts'
import type { BasketLine, CatalogueLine } from './place-queries.ts'
import { calculateFee, priceBasket } from './price-basket.ts'
import { priceLines } from './price-lines.ts'
import type { PricingMode } from './pricing-mode.ts'

/** The facts about a buyer on which discounts depend. */
export type Buyer = { userId: UserId; emailConfirmed: boolean; isWalkIn: boolean }

/** Everything that an order's price depends on. */
export type PricingInput = {
  buyer: Buyer
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
  /** Set for an item change: the unit prices, the fee and the total of the order, which already counts in the client's limits (halalas). */
  agreed?: { prices: ReadonlyMap<VariantId, Halalas>; deliveryFee: Halalas; total: Halalas }
}

/** A discount with what it takes off, in halalas. */
type Applied<D> = Omit<UsableDiscount, 'discount'> & { discount: D; amount: Halalas }

/** The discount on goods, the discount that staff give, and redeemed points with their value; `code` is the entered code when it counts. */
export type PriceReductions = {
  code: string | null
  goods: Applied<GoodsDiscount> | null
  given: Halalas
  points: number
  redeem: Halalas
}

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
  /** The discounts with and without a code, as recorded with the order. */
  discounts: RecordedDiscount[]
  /** The delivery fee by the rules, before an override by staff, and the fee before its discount. */
  listedFee: Halalas
  fullFee: Halalas
  /** Above the branch's budget: needs approval. */
  waits: boolean
  /** Errors in the order in which placing reports them. An invalid coupon is not applied. */
  errors: DomainError<PriceError>[]
}

/**
 * Prices an order (decisions §2, §4, §7): the buyer's prices, then the discount on goods, then the discount of staff, then points on the rest of the
 * goods, then the delivery fee and the discount on it. Of several discounts on goods, or on the delivery, the highest applies (record 80).
 * All orders are priced here: quotes with the mode `readOnly`, placing with `lockForPlacing`, item changes with `readOnlyForChange` and `lockForChange`.
 */
export async function priceOrder<D extends Database>(
  db: D,
  input: PricingInput,
  pricingMode: PricingMode<D>,
): Promise<PricedOrder> {
  const { basket, terms: clientTerms } = await priceLines(db, input.clientId, input.lines, input.agreed?.prices)
  const enough = clientTerms.checkMinimums(basket)
  const found = await findOrderDiscounts(db, input, basket, pricingMode)
  const goods = chooseGoodsDiscount(found.usable, basket)
  const { reduced, errors } = await reduce(db, input, { basket, goods }, pricingMode)
  const listedFee = calculateFee(input.settings, basket, input.location, reduced)
  const fullFee = input.agreed?.deliveryFee ?? input.overrides?.deliveryFee ?? listedFee
  const delivery = chooseDeliveryDiscount(found.usable, fullFee, input.overrides?.deliveryFee !== undefined)
  const applied = [goods, delivery].filter((each) => each !== null)
  const typed = applied.find(({ isAutomatic }) => !isAutomatic)
  const totals = priceBasket(basket, fullFee - (delivery?.amount ?? 0), reduced)
  const bounds = await checkClientLimits(db, input, totals.total - (input.agreed?.total ?? 0), pricingMode)
  const couponError = found.error ?? (input.couponCode && !typed ? explainUnused(found, { goods, delivery }) : null)
  return {
    basket,
    clientTerms,
    reduced: { ...reduced, code: typed?.code ?? null },
    totals,
    discounts: [
      ...(goods ? [toRecordedDiscount('goods', goods)] : []),
      ...(delivery ? [toRecordedDiscount('delivery', delivery)] : []),
    ],
    listedFee,
    fullFee,
    waits: bounds.waits,
    errors: [
      ...(enough.ok ? [] : [enough]),
      ...(couponError ? [couponError] : []),
      ...errors,
      ...(bounds.credit.ok ? [] : [bounds.credit]),
    ],
  }
}

const toRecordedDiscount = (
  target: OrderDiscount['target'],
  { code, titleEn, titleAr, amount, terms }: Applied<unknown>,
): RecordedDiscount => ({ target, code, titleEn, titleAr, amount, terms })

const findOrderDiscounts = <D extends Database>(
  db: D,
  { buyer, clientId, couponCode, now }: PricingInput,
  basket: readonly BasketLine[],
  pricingMode: PricingMode<D>,
): Promise<FoundDiscounts> =>
  pricingMode.discounts(db, {
    ...buyer,
    clientId,
    now,
    code: couponCode,
    lines: basket.map(({ productId, categoryId, unitPrice, quantity }) => ({
      productId,
      categoryId,
      gross: unitPrice * quantity,
    })),
  })

function chooseGoodsDiscount(
  usable: readonly UsableDiscount[],
  basket: readonly BasketLine[],
): Applied<GoodsDiscount> | null {
  const candidates = usable.flatMap(({ discount, ...each }) => {
    if (discount.kind === 'freeDelivery') return []
    const { coupon } = priceBasket(basket, 0, { goods: { discount, eligible: each.eligible }, redeem: 0 })
    return [{ ...each, discount, amount: coupon }]
  })
  return chooseDiscount(candidates)
}

/** A fee that staff entered is reduced by a code, not by an automatic discount. */
function chooseDeliveryDiscount(
  usable: readonly UsableDiscount[],
  fee: Halalas,
  isOverridden: boolean,
): Applied<DeliveryDiscount> | null {
  const candidates = usable.flatMap(({ discount, ...each }) =>
    discount.kind === 'freeDelivery' && !(isOverridden && each.isAutomatic)
      ? [{ ...each, discount, amount: calculateDeliveryDiscount(discount, fee) }]
      : [],
  )
  return chooseDiscount(candidates)
}

/** Why a valid code has no effect: another discount is higher, or there is no delivery fee. */
function explainUnused(
  { usable }: FoundDiscounts,
  chosen: Record<'goods' | 'delivery', Applied<unknown> | null>,
): DomainError<'coupon.better_offer' | 'coupon.no_fee'> {
  const typed = usable.find(({ isAutomatic }) => !isAutomatic)
  const better = chosen[typed?.discount.kind === 'freeDelivery' ? 'delivery' : 'goods']
  if (better === null) return refuse('coupon.no_fee', undefined, 'couponCode')
  return refuse('coupon.better_offer', { offerEn: better.titleEn, offerAr: better.titleAr }, 'couponCode')
}

async function reduce<D extends Database>(
  db: D,
  { buyer, redeemPoints, overrides, settings }: PricingInput,
  { basket, goods }: { basket: readonly BasketLine[]; goods: Applied<GoodsDiscount> | null },
  pricingMode: PricingMode<D>,
): Promise<{ reduced: PriceReductions; errors: DomainError<PriceError>[] }> {
  const reduced: PriceReductions = { code: null, goods, given: 0, points: 0, redeem: 0 }
  const errors: DomainError<PriceError>[] = []
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
