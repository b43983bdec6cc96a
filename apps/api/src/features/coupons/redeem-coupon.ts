import type { Transaction } from '../../db/database.ts'
import { deleteUses, insertUses, type RecordedDiscount } from './redemption-queries.ts'

/** Records the discounts of an existing order; `lockDiscounts` must hold the locks. */
export const redeemDiscounts = async (
  trx: Transaction,
  order: { userId: string; orderId: string; at: number },
  discounts: readonly RecordedDiscount[],
): Promise<void> => {
  if (discounts.length > 0) await insertUses(trx, { ...order, at: new Date(order.at) }, discounts)
}

/** Releases the uses of a cancelled order's discounts. */
export const releaseDiscounts = (trx: Transaction, orderId: string): Promise<void> => deleteUses(trx, orderId)
