import type { Transaction } from '../../db/database.ts'
import { deleteCouponUse, insertCouponUse } from './redemption-queries.ts'

/** Takes a use of a code for an order, which must exist; the code is held by `lockCouponForUse`. */
export const redeemCoupon = (
  trx: Transaction,
  use: { code: string; userId: string; orderId: string; at: number },
): Promise<void> => insertCouponUse(trx, { ...use, at: new Date(use.at) })

/** Gives the use back: the order was cancelled unpaid, so the code can be used again. */
export const releaseCoupon = (trx: Transaction, orderId: string): Promise<void> => deleteCouponUse(trx, orderId)
