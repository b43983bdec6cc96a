import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { endAddressRequest } from './end-address-request.ts'
import { findEnded, findToRemind } from './queries.ts'
import { remindSender } from './remind-sender.ts'

/** Orders per sweep; the next one takes the rest. */
const AT_ONCE = 200

/** Reminds senders and ends requests that are due by the database's clock. */
export async function sweepAddressRequests(context: AppContext): Promise<void> {
  const now = new Date(context.clock.now())
  await forEach(context, await findEnded(context.db, now, AT_ONCE), endAddressRequest)
  await forEach(context, await findToRemind(context.db, now, AT_ONCE), remindSender)
}

/** An error at one order must not prevent the others. */
async function forEach(
  context: AppContext,
  orderIds: readonly OrderId[],
  work: (context: AppContext, orderId: OrderId) => Promise<void>,
): Promise<void> {
  for (const orderId of orderIds)
    await work(context, orderId).catch((error: unknown) =>
      context.log.error({ orderId, err: error }, 'an address request was not reminded of or ended'),
    )
}
