import type { Database, Transaction } from '../../db/database.ts'
import { lockClient } from '../client-profiles/index.ts'
import { checkCoupon, lockCouponForUse } from '../coupons/index.ts'
import { planRedemption, previewRedemption } from '../loyalty/index.ts'
import { lockBranch } from './place-queries.ts'

/** How that which an order uses up (a code, points, a client's credit, a branch's budget) is asked for while it is priced. */
export type PricingMode<D extends Database> = {
  coupon(db: D, ...asked: Tail<typeof checkCoupon>): ReturnType<typeof checkCoupon>
  points(db: D, ...asked: Tail<typeof previewRedemption>): ReturnType<typeof previewRedemption>
  client(db: D, clientId: number): Promise<unknown>
  branch(db: D, branchId: number): Promise<unknown>
}
type Tail<F> = F extends (first: never, ...rest: infer Rest) => unknown ? Rest : never

/** Locked until the transaction ends: what was answered stays true for the order that is then written. */
export const lockForPlacing: PricingMode<Transaction> = {
  coupon: lockCouponForUse,
  points: planRedemption,
  client: lockClient,
  branch: lockBranch,
}

const nothing = async (): Promise<void> => {}

/** Looked at alone, for a quote: true at this moment. */
export const readOnly: PricingMode<Database> = {
  coupon: checkCoupon,
  points: previewRedemption,
  client: nothing,
  branch: nothing,
}
