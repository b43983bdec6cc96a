import type { Database, Transaction } from '../../db/database.ts'
import { lockClient } from '../clients/index.ts'
import { lookAtRedemption, planRedemption } from '../loyalty/index.ts'
import { checkCoupon, holdCoupon } from '../coupons/index.ts'
import { lockBranch } from './place-queries.ts'

/** How that which an order uses up (a code, points, a client's credit, a branch's budget) is asked for while it is priced. */
export type Hold<D extends Database> = {
  coupon(db: D, ...asked: Tail<typeof checkCoupon>): ReturnType<typeof checkCoupon>
  points(db: D, ...asked: Tail<typeof lookAtRedemption>): ReturnType<typeof lookAtRedemption>
  client(db: D, clientId: number): Promise<unknown>
  branch(db: D, branchId: number): Promise<unknown>
}
type Tail<F> = F extends (first: never, ...rest: infer Rest) => unknown ? Rest : never

/** Locked until the transaction ends: what was answered stays true for the order that is then written. */
export const LOCKED: Hold<Transaction> = {
  coupon: holdCoupon,
  points: planRedemption,
  client: lockClient,
  branch: lockBranch,
}

const nothing = async (): Promise<void> => {}

/** Looked at alone, for a quote: true at this moment. */
export const LOOKED_AT: Hold<Database> = {
  coupon: checkCoupon,
  points: lookAtRedemption,
  client: nothing,
  branch: nothing,
}
