import { isOpenAttempt } from '@warda/domain/payments/payment-attempt-states'
import type { GatewayState } from '../../adapters/gateway.ts'
import type { AppContext } from '../../context.ts'
import { type Attempt, findPayment, moveAttempt, type PaymentRow, recordAttemptCheck } from './queries.ts'
import { recordPayment } from './record-payment.ts'
import { selectGateway } from './select-gateway.ts'

/** `late`: the money came when the order was gone and is the buyer's credit. The others are not paid, or not known to be. */
export type Outcome = 'done' | 'late' | 'pending' | 'declined' | 'canceled' | 'unreachable' | 'unknown' | 'mismatch'

export type Settled = { outcome: Outcome; errorCode: string }

/**
 * Asks the gateway what became of an attempt and acts on it, once (promises P5, P6). What is recorded is answered again without
 * asking. Nothing but the gateway's own answer is believed, and only when reference, amount and currency are ours (hazard H20).
 */
export async function settleAttempt(context: AppContext, attempt: Attempt, requestId: string): Promise<Settled> {
  const { trNumber } = attempt
  if (trNumber === null) return { outcome: 'pending', errorCode: 'pending' }
  const recorded = await findPayment(context.db, attempt.gateway, trNumber)
  if (recorded) return settled(recorded)
  const asked = await selectGateway(context).fetch(trNumber)
  if (!asked.ok) return { outcome: 'unreachable', errorCode: 'unreachable' }
  const state = asked.value
  const at = new Date(context.clock.now())
  if (!state) {
    await recordAttemptCheck(context.db, attempt.id, { at })
    return { outcome: 'unknown', errorCode: 'unknown' }
  }
  if (!matches(attempt, state)) {
    context.log.error({ attemptId: attempt.id, trNumber, told: state }, 'the gateway tells of another payment')
    await recordAttemptCheck(context.db, attempt.id, { errorCode: 'mismatch', at })
    return { outcome: 'mismatch', errorCode: 'mismatch' }
  }
  if (state.status === 'paid') return settled(await recordPayment(context, { ...attempt, trNumber }, requestId))
  await recordAttemptCheck(context.db, attempt.id, { at })
  return state.status === 'pending' ? stillPending(context, attempt, trNumber) : ended(context, attempt, state)
}

const matches = (attempt: Attempt, state: GatewayState): boolean =>
  state.attemptId === attempt.id && state.amount === attempt.amount && state.currency === 'SAR'

const settled = ({ applied }: PaymentRow): Settled =>
  applied > 0 ? { outcome: 'done', errorCode: '' } : { outcome: 'late', errorCode: 'order_cancelled' }

/** A link that we ended but the gateway still offers is called back. */
async function stillPending(context: AppContext, attempt: Attempt, trNumber: string): Promise<Settled> {
  if (isOpenAttempt(attempt.state)) return { outcome: 'pending', errorCode: 'pending' }
  const calledBack = await selectGateway(context).cancel(trNumber)
  return calledBack ? { outcome: 'canceled', errorCode: 'canceled' } : { outcome: 'pending', errorCode: 'pending' }
}

async function ended(context: AppContext, attempt: Attempt, state: GatewayState): Promise<Settled> {
  const canceled = state.status === 'canceled'
  await moveAttempt(context.db, attempt.id, ['created', 'pending'], canceled ? 'canceled' : 'failed', state.errorCode)
  return canceled
    ? { outcome: 'canceled', errorCode: state.errorCode || 'canceled' }
    : { outcome: 'declined', errorCode: state.errorCode || 'declined' }
}
