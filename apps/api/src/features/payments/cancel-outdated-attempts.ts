import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { cancelOtherAmounts } from './queries.ts'

/**
 * Cancels the order's payment attempts for another amount than it owes now; jobs cancel their links at the gateway after the commit. Called
 * under the order's lock whenever what the order owes changes.
 */
export async function cancelOutdatedAttempts(trx: Transaction, orderId: OrderId, outstanding: Halalas): Promise<void> {
  for (const attemptId of await cancelOtherAmounts(trx, orderId, outstanding)) {
    await enqueue(trx, 'check-payment', { attemptId }, { key: `check-payment:${attemptId}` })
  }
}
