import { sumHalalas } from '@warda/domain/money'
import { checkRedeemed, keepsCoupon } from '@warda/domain/orders/item-change'
import { ok } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import { lockClient } from '../client-profiles/index.ts'
import { findRecordedTerms, lockCoupon, toUsable } from '../coupons/index.ts'
import { lockBranch, type PricingMode } from '../orders/index.ts'
import { type ChangeableOrder, getGoodsCode } from './queries.ts'

/**
 * The pricing mode of a quote: the discount on the goods applies by the terms recorded with the order while the goods reach its minimum, the
 * discount on the delivery stays part of the fee, and redeemed points keep their value. Locks nothing.
 */
export const readOnlyForChange = (
  order: Pick<ChangeableOrder, 'id' | 'redeemed' | 'pointsRedeemed'>,
): PricingMode<Database> => ({
  async discounts(db, { lines }) {
    const terms = await findRecordedTerms(db, order.id)
    const isKept = terms !== undefined && keepsCoupon(sumHalalas(lines.map(({ gross }) => gross)), terms.minSubtotal)
    return { usable: isKept ? [toUsable(terms, lines)] : [], error: null }
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
    async discounts(trx, request) {
      const code = getGoodsCode(order)
      if (code !== null) await lockCoupon(trx, code)
      return quote.discounts(trx, request)
    },
    client: lockClient,
    branch: lockBranch,
  }
}
