import type { Transaction } from '../../db/database.ts'
import { deleteCouponUse, insertCouponUse } from './redemption-queries.ts'

/** Records the use of a code by an existing order; `lockCouponForUse` must hold the lock. */
export const redeemCoupon = (
  trx: Transaction,
  use: { code: string; userId: string; orderId: string; at: number },
): Promise<void> => insertCouponUse(trx, { ...use, at: new Date(use.at) })

/** Frees the use of an order that was cancelled unpaid. */
export const releaseCoupon = (trx: Transaction, orderId: string): Promise<void> => deleteCouponUse(trx, orderId)
