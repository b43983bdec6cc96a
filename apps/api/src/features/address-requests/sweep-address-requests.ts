import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { runForEach } from '../../jobs/run-for-each.ts'
import { endAddressRequest } from './end-address-request.ts'
import { findDueReminders, findEndedRequests } from './queries.ts'
import { remindSender } from './remind-sender.ts'

/** Orders per sweep. */
const BATCH_SIZE = 200

/** Reminds senders and ends requests that are due by the database's clock. */
export async function sweepAddressRequests(context: AppContext): Promise<void> {
  const now = new Date(context.clock.now())
  const logFailure = (orderId: OrderId, err: unknown) =>
    context.log.error({ orderId, err }, 'an address request was not reminded of or ended')
  const ended = await findEndedRequests(context.db, now, BATCH_SIZE)
  await runForEach(ended, (orderId) => endAddressRequest(context, orderId), logFailure)
  const due = await findDueReminders(context.db, now, BATCH_SIZE)
  await runForEach(due, (orderId) => remindSender(context, orderId), logFailure)
}
