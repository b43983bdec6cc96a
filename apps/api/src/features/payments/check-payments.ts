import { isOpenAttempt } from '@warda/domain/payments/payment-attempt-states'
import type { AppContext } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { ATTEMPT_TIMEOUT_MS } from './open-attempt.ts'
import { type Attempt, findAttempt, findLiveAttempt, findWaiting, moveAttempt } from './queries.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Attempts asked about in one sweep; the next one takes the rest. */
const AT_ONCE = 100

/** A link that nobody used for a day (a cash order’s, say) is called back. */
const LINK_LIFE_MS = 86_400_000

/**
 * Job `check-payment`: asks about one attempt. Throws while the gateway can't be asked, or won't let go of a link that we ended, so that
 * the queue tries again with growing pauses.
 */
export async function checkPayment(context: AppContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId)
  if (!attempt || attempt.state === 'captured' || attempt.gateway !== context.gateway.name) return
  const outcome = await check(context, attempt)
  const unended = outcome === 'pending' && !isOpenAttempt(attempt.state) && attempt.trNumber !== null
  if (outcome === 'unreachable' || unended) throw new Error(`Payment attempt ${attemptId} is still open at its gateway`)
}

/** Job `sweep-payments`: asks about every attempt older than two minutes, so that a closed browser loses nothing (hazard H21). */
export async function checkOpenPayments(context: AppContext): Promise<void> {
  const before = new Date(context.clock.now() - ATTEMPT_TIMEOUT_MS)
  for (const attempt of await findWaiting(context.db, before, AT_ONCE)) {
    if (attempt.gateway !== context.gateway.name) continue
    const outcome = await check(context, attempt).catch((error: unknown) => {
      // One attempt that can't be settled must not keep the others waiting.
      context.log.error({ attemptId: attempt.id, err: error }, 'a payment attempt could not be checked')
    })
    if (outcome === 'unreachable') return
  }
}

/** Asks about the order's live attempt, before something is decided on its being unpaid. */
export async function checkOrderPayment(context: AppContext, orderId: string): Promise<void> {
  const live = await findLiveAttempt(context.db, orderId)
  if (live?.trNumber && live.gateway === context.gateway.name) await settleAttempt(context, live, `check:${live.id}`)
}

async function check(context: AppContext, attempt: Attempt): Promise<string> {
  const age = context.clock.now() - attempt.createdAt.getTime()
  if (attempt.trNumber === null) {
    // A link that was never answered was never shown to anybody; after a while it is given up and a new one may be asked for.
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
