import type { UserId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { lockOrder, type OrderView } from '../orders/index.ts'
import { collectPayment } from '../payments/index.ts'
import { getStoreCredit, lockOwner } from '../receivables/index.ts'

/**
 * Pays an order that a standing order has just placed from its buyer's store credit, in the transaction of the order, when the credit covers it:
 * a part of the price would send flowers out that nobody has paid for. The lock of the account prevents that another order spends the same credit.
 */
export async function payFromCredit(
  trx: Transaction,
  { id, userId, outstanding }: OrderView,
  { actorId, requestId, at }: { actorId: UserId; requestId: string; at: number },
): Promise<void> {
  await lockOwner(trx, { userId })
  if ((await getStoreCredit(trx, { userId })) < outstanding) return
  const order = await lockOrder(trx, id)
  if (!order) return
  const by = { actorId, actor: 'standing order', requestId }
  await collectPayment(trx, order, { method: 'credit', amount: outstanding, purpose: 'credit', by, at })
}
