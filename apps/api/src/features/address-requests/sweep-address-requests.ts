import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { endAddressRequest } from './end-address-request.ts'
import { findDueReminders, findEndedRequests } from './queries.ts'
import { remindSender } from './remind-sender.ts'

/** Orders per sweep. */
const BATCH_SIZE = 200

/** Reminds senders and ends requests that are due by the database's clock. */
export async function sweepAddressRequests(context: AppContext): Promise<void> {
  const now = new Date(context.clock.now())
  await runForEach(context, await findEndedRequests(context.db, now, BATCH_SIZE), endAddressRequest)
  await runForEach(context, await findDueReminders(context.db, now, BATCH_SIZE), remindSender)
}

/** Runs the work for every order; an error is logged and does not stop the others. */
async function runForEach(
  context: AppContext,
  orderIds: readonly OrderId[],
  work: (context: AppContext, orderId: OrderId) => Promise<void>,
): Promise<void> {
  for (const orderId of orderIds)
    await work(context, orderId).catch((error: unknown) =>
      context.log.error({ orderId, err: error }, 'an address request was not reminded of or ended'),
    )
}
