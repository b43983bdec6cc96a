import { type Halalas, prorate, sumHalalas, takePercent } from '../money.ts'

/** A discount on goods: a percentage, at most `max`, or an amount; halalas, VAT included. */
export type GoodsDiscount =
  | { kind: 'percent'; percent: number; max: Halalas | null }
  | { kind: 'amount'; amount: Halalas }

/** A discount of the whole delivery fee, or of at most `max`. */
export type DeliveryDiscount = { kind: 'freeDelivery'; max: Halalas | null }

export type Discount = GoodsDiscount | DeliveryDiscount

export const DISCOUNT_KINDS = ['percent', 'amount', 'freeDelivery'] as const

/** The amount that a discount takes off eligible goods worth `goods`, rounded once; never more than they cost. */
export function calculateGoodsDiscount(discount: GoodsDiscount, goods: Halalas): Halalas {
  const amount = discount.kind === 'amount' ? discount.amount : takePercent(goods, clamp(discount.percent, 100))
  const max = discount.kind === 'amount' ? null : discount.max
  return clamp(Math.min(amount, max ?? amount), goods)
}

/** The amount that a discount takes off a delivery fee. */
export const calculateDeliveryDiscount = ({ max }: DeliveryDiscount, fee: Halalas): Halalas => clamp(max ?? fee, fee)

/** Spreads an amount over the eligible lines in proportion to their value; it must not exceed their sum. */
export function spreadDiscount(
  amount: Halalas,
  lines: readonly { gross: Halalas; isEligible?: boolean | undefined }[],
): Halalas[] {
  const weights = lines.map(({ gross, isEligible = true }) => (isEligible ? gross : 0))
  if (amount > sumHalalas(weights)) throw new RangeError(`A discount of ${amount} is more than its lines cost.`)
  return amount === 0 ? weights.map(() => 0) : prorate(amount, weights)
}

/** Limits a number to 0 to `max`. */
export const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max)

/** A usable discount with its amount for the order. */
export type Candidate = { isAutomatic: boolean; amount: Halalas }

/**
 * The discount that applies: discounts on goods do not add up, nor do those on the delivery, so the highest applies, and of equal ones the entered
 * code. Null when every amount is 0.
 */
export const chooseDiscount = <C extends Candidate>(candidates: readonly C[]): C | null =>
  candidates.reduce<C | null>((best, each) => {
    if (each.amount <= 0) return best
    if (best === null || each.amount > best.amount) return each
    return each.amount === best.amount && best.isAutomatic && !each.isAutomatic ? each : best
  }, null)
