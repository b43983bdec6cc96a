import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { deleteCouponUse, insertCouponUse } from './queries.ts'

/** Takes the person's one use of a code for an order; the order must exist. Refused when another order was quicker. */
export async function useCoupon(
  trx: Transaction,
  use: { code: string; userId: string; orderId: string; at: number },
): Promise<Result<null, 'coupon.used'>> {
  const taken = await insertCouponUse(trx, { ...use, at: new Date(use.at) })
  return taken ? ok(null) : refuse('coupon.used', undefined, 'couponCode')
}

/** Gives the use back: the order was cancelled unpaid, so the code can be used again. */
export const releaseCoupon = (trx: Transaction, orderId: string): Promise<void> => deleteCouponUse(trx, orderId)
