import type { OrderId } from '@warda/domain/ids'
import { isOpenAttempt } from '@warda/domain/payments/payment-attempt-states'
import type { AppContext } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findGiftCardAttempt, findWaitingGiftCards, type GiftCardAttempt } from './gift-card-queries.ts'
import { ATTEMPT_TIMEOUT_MS } from './open-attempt.ts'
import { type Attempt, findAttempt, findLiveAttempt, findWaiting, moveAttempt } from './queries.ts'
import { settleAttempt } from './settle-attempt.ts'
import { settleGiftCard } from './settle-gift-card.ts'

/** Attempts per sweep; the next sweep takes the rest. */
const AT_ONCE = 100

/** A link that is unused for a day is cancelled, for example of a cash order. */
const LINK_LIFE_MS = 86_400_000

/**
 * Job `check-payment`: queries the gateway about one attempt. Throws when the gateway does not answer or does not cancel a link, so that
 * the job is retried.
 */
export async function checkPayment(context: AppContext, attemptId: string): Promise<void> {
  const giftCardAttempt = await findGiftCardAttempt(context.db, attemptId)
  if (giftCardAttempt) return checkGiftCardAttempt(context, giftCardAttempt)
  const attempt = await findAttempt(context.db, attemptId)
  if (!attempt || attempt.state === 'captured' || !context.gateways.byName.has(attempt.gateway)) return
  const outcome = await check(context, attempt)
  const unended = outcome === 'pending' && !isOpenAttempt(attempt.state) && attempt.trNumber !== null
  if (outcome === 'unreachable' || unended) throw new Error(`Payment attempt ${attemptId} is still open at its gateway`)
}

/** Job `sweep-payments`: checks every attempt older than two minutes, so that a closed browser loses no payment (hazard H21). */
export async function checkOpenPayments(context: AppContext): Promise<void> {
  const before = new Date(context.clock.now() - ATTEMPT_TIMEOUT_MS)
  // By gateway, so that one that does not answer keeps no payment of another from being checked.
  for (const gateway of context.gateways.byName.keys()) await checkGateway(context, gateway, before)
}

/** Throws while the payment of a gift card can still arrive, so that the job is retried. */
async function checkGiftCardAttempt(context: AppContext, attempt: GiftCardAttempt): Promise<void> {
  if (attempt.state === 'captured' || !context.gateways.byName.has(attempt.gateway)) return
  const outcome = await checkGiftCard(context, attempt)
  const isUnended = outcome === 'pending' && !isOpenAttempt(attempt.state) && attempt.trNumber !== null
  if (outcome === 'unreachable' || isUnended)
    throw new Error(`Payment attempt ${attempt.id} is still open at its gateway`)
}

/** Like `check`, for a gift card: a link without an answer from the gateway expires, and so does one that is unused for a day. */
async function checkGiftCard(context: AppContext, attempt: GiftCardAttempt): Promise<string> {
  const age = context.clock.now() - attempt.createdAt.getTime()
  if (attempt.trNumber === null) {
    if (age >= ATTEMPT_TIMEOUT_MS) await moveAttempt(context.db, attempt.id, ['created'], 'expired', 'unknown')
    return 'pending'
  }
  const outcome = await settleGiftCard(context, attempt, `check:${attempt.id}`)
  const isOver = outcome === 'pending' && age >= LINK_LIFE_MS
  if (isOver && (await moveAttempt(context.db, attempt.id, ['pending'], 'expired')))
    await enqueue(context.db, 'check-payment', { attemptId: attempt.id }, { key: `check-payment:${attempt.id}` })
  return outcome
}

async function checkGateway(context: AppContext, gateway: string, before: Date): Promise<void> {
  for (const attempt of await findWaitingGiftCards(context.db, { gateway, before, limit: AT_ONCE })) {
    const outcome = await checkGiftCard(context, attempt).catch((error: unknown) => {
      context.log.error({ attemptId: attempt.id, err: error }, 'a payment attempt could not be checked')
    })
    if (outcome === 'unreachable') return
  }
  for (const attempt of await findWaiting(context.db, { gateway, before, limit: AT_ONCE })) {
    const outcome = await check(context, attempt).catch((error: unknown) => {
      // A failed attempt must not stop the others.
      context.log.error({ attemptId: attempt.id, err: error }, 'a payment attempt could not be checked')
    })
    if (outcome === 'unreachable') return
  }
}

/** Checks the order's live attempt before a decision that depends on it being unpaid. */
export async function checkOrderPayment(context: AppContext, orderId: OrderId): Promise<void> {
  const live = await findLiveAttempt(context.db, orderId)
  if (live?.trNumber && context.gateways.byName.has(live.gateway))
    await settleAttempt(context, live, `check:${live.id}`)
}

async function check(context: AppContext, attempt: Attempt): Promise<string> {
  const age = context.clock.now() - attempt.createdAt.getTime()
  if (attempt.trNumber === null) {
    // A link without an answer was never shown; it expires, and a new one may be created.
    if (age >= ATTEMPT_TIMEOUT_MS) await moveAttempt(context.db, attempt.id, ['created'], 'expired', 'unknown')
    return 'pending'
  }
  const { outcome } = await settleAttempt(context, attempt, `check:${attempt.id}`)
  if (
    outcome === 'pending' &&
    age >= LINK_LIFE_MS &&
    (await moveAttempt(context.db, attempt.id, ['pending'], 'expired'))
  ) {
    await enqueue(context.db, 'check-payment', { attemptId: attempt.id }, { key: `check-payment:${attempt.id}` })
  }
  return outcome
}
