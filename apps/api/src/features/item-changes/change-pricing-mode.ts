import { checkRedeemed, keepsCoupon } from '@warda/domain/orders/item-change'
import { ok } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import { lockClient } from '../client-profiles/index.ts'
import { findCouponTerms, lockCoupon } from '../coupons/index.ts'
import { lockBranch, type PricingMode } from '../orders/index.ts'
import type { ChangeableOrder } from './queries.ts'

/** The pricing mode of a quote: the coupon stays while the goods reach its minimum, redeemed points keep their value; locks nothing. */
export const readOnlyForChange = (
  order: Pick<ChangeableOrder, 'redeemed' | 'pointsRedeemed'>,
): PricingMode<Database> => ({
  async coupon(db, { code, subtotal }) {
    const terms = await findCouponTerms(db, code)
    const isKept = terms !== undefined && keepsCoupon(subtotal, terms.minSubtotal)
    return ok(isKept ? { code, percent: terms.percent } : { code: null, percent: 0 })
  },
  async points(_db, { payable }) {
    const checked = checkRedeemed(payable, order.redeemed)
    return checked.ok ? ok({ points: order.pointsRedeemed, value: order.redeemed }) : checked
  },
  client: async () => {},
  branch: async () => {},
})

/** {@link readOnlyForChange} with the locks of placing, for applying a change. */
export function lockForChange(order: ChangeableOrder): PricingMode<Transaction> {
  const quote = readOnlyForChange(order)
  return {
    ...quote,
    async coupon(trx, request) {
      await lockCoupon(trx, request.code)
      return quote.coupon(trx, request)
    },
    client: lockClient,
    branch: lockBranch,
  }
}
