import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { cancelUnfitAttempts } from './queries.ts'

/**
 * Ends the order's payment links that ask for anything else than what is owed now, so that nobody is asked for too much; the queue calls
 * them back at the gateway after the commit. Call it under the order's lock whenever what the order owes has changed.
 */
export async function cancelOutdatedAttempts(trx: Transaction, orderId: OrderId, outstanding: Halalas): Promise<void> {
  for (const attemptId of await cancelUnfitAttempts(trx, orderId, outstanding)) {
    await enqueue(trx, 'check-payment', { attemptId }, { key: `check-payment:${attemptId}` })
  }
}
