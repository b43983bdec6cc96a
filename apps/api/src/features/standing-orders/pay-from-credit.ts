import type { UserId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { lockOrder, type OrderView } from '../orders/index.ts'
import { collectPayment } from '../payments/index.ts'
import { getStoreCredit, lockOwner } from '../receivables/index.ts'

/**
 * Pays an order that a standing order has just placed from its buyer's store credit, as far as it suffices, in the transaction of the order.
 * The lock of the account prevents that another order spends the same credit.
 */
export async function payFromCredit(
  trx: Transaction,
  { id, userId, outstanding }: OrderView,
  { actorId, requestId, at }: { actorId: UserId; requestId: string; at: number },
): Promise<void> {
  await lockOwner(trx, { userId })
  const amount = Math.min(await getStoreCredit(trx, { userId }), outstanding)
  const order = amount > 0 ? await lockOrder(trx, id) : undefined
  if (!order) return
  const by = { actorId, actor: 'standing order', requestId }
  await collectPayment(trx, order, { method: 'credit', amount, purpose: 'credit', by, at })
}
