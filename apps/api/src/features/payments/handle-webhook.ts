import type { GatewayName } from '@warda/domain/payments/online-methods'
import type { AppContext } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findGiftCardAttemptByNumber } from './gift-card-queries.ts'
import { type Attempt, findAttempt, findAttemptByNumber, setAttemptNumber } from './queries.ts'
import { makeRefundsDue } from './refund-queries.ts'
import { findGateway } from './select-gateway.ts'
import { settleAttempt } from './settle-attempt.ts'
import { settleGiftCard } from './settle-gift-card.ts'

/**
 * Handles a notice of the gateway by querying the transaction; only that answer counts. A notice that arrives before the link is stored
 * finds its attempt by the gateway's reference. When the gateway does not answer, the job checks later.
 */
export async function handleWebhook(
  context: AppContext,
  { gateway, trNumber, requestId }: { gateway: GatewayName; trNumber: string; requestId: string },
): Promise<void> {
  const attempt =
    (await findAttemptByNumber(context.db, gateway, trNumber)) ?? (await findByReference(context, gateway, trNumber))
  if (!attempt) {
    if (!(await settleGiftCardNotice(context, { gateway, trNumber, requestId })))
      context.log.warn({ trNumber }, 'a notice of a transaction that is not ours')
    return
  }
  // Any notice may be about a refund; the job queries the gateway.
  if (await makeRefundsDue(context.db, { gateway, trNumber }, new Date(context.clock.now())))
    await enqueue(context.db, 'send-refunds', {}, { key: 'send-refunds' })
  const { outcome } = await settleAttempt(context, attempt, requestId)
  if (outcome !== 'unreachable') return
  await enqueue(context.db, 'check-payment', { attemptId: attempt.id }, { key: `check-payment:${attempt.id}` })
}

/** Handles a notification about the payment of a gift card; returns false when it is about another payment. */
async function settleGiftCardNotice(
  context: AppContext,
  { gateway, trNumber, requestId }: { gateway: GatewayName; trNumber: string; requestId: string },
): Promise<boolean> {
  const attempt = await findGiftCardAttemptByNumber(context.db, gateway, trNumber)
  if (!attempt) return false
  if ((await settleGiftCard(context, attempt, requestId)) === 'unreachable')
    await enqueue(context.db, 'check-payment', { attemptId: attempt.id }, { key: `check-payment:${attempt.id}` })
  return true
}

async function findByReference(
  context: AppContext,
  gateway: GatewayName,
  trNumber: string,
): Promise<Attempt | undefined> {
  const input = await findGateway(context, gateway)?.fetch(trNumber)
  const reference = input?.ok ? input.value?.attemptId : undefined
  if (!reference || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference)) return undefined
  await setAttemptNumber(context.db, { id: reference, gateway, trNumber })
  const attempt = await findAttempt(context.db, reference)
  return attempt?.trNumber === trNumber ? attempt : undefined
}
