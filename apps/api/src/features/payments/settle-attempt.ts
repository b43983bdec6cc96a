import type { DeclineReason } from '@warda/domain/payments/decline-reason'
import { isOpenAttempt } from '@warda/domain/payments/payment-attempt-states'
import type { GatewayState } from '../../adapters/gateway.ts'
import type { AppContext } from '../../context.ts'
import { findDiscrepancyByAttempt } from './discrepancy-queries.ts'
import { type Attempt, findPayment, moveAttempt, type PaymentRow, recordAttemptCheck } from './queries.ts'
import { recordDiscrepancy } from './record-discrepancy.ts'
import { recordPayment } from './record-payment.ts'
import { findGateway } from './select-gateway.ts'

/** `late`: the payment arrived for a cancelled order and became store credit. The other outcomes are unpaid or unknown. */
export type Outcome = 'done' | 'late' | 'pending' | 'declined' | 'canceled' | 'unreachable' | 'unknown' | 'mismatch'

export type SettlementResult = {
  outcome: Outcome
  errorCode: string
  /** Why the latest try was declined; also of a pending payment. */
  decline?: DeclineReason | undefined
}

/**
 * Queries the gateway about an attempt and records the result once (promises P5, P6). A recorded payment is returned without a query. Only the
 * gateway's answer counts, and only with our reference, amount and currency (hazard H20); any other captured money is recorded for the desk.
 */
export async function settleAttempt(
  context: AppContext,
  attempt: Attempt,
  requestId: string,
): Promise<SettlementResult> {
  const { trNumber } = attempt
  if (trNumber === null) return { outcome: 'pending', errorCode: 'pending' }
  const recorded = await findPayment(context.db, attempt.gateway, trNumber)
  const discrepancy = await findDiscrepancyByAttempt(context.db, attempt.id)
  if (discrepancy) return discrepancy.resolution === 'applied' ? DONE : MISMATCH
  if (recorded) return settled(recorded)
  const input = await findGateway(context, attempt.gateway)?.fetch(trNumber)
  if (!input?.ok) return { outcome: 'unreachable', errorCode: 'unreachable' }
  const state = input.value
  const at = new Date(context.clock.now())
  if (!state) {
    await recordAttemptCheck(context.db, attempt.id, { at })
    return { outcome: 'unknown', errorCode: 'unknown' }
  }
  if (!matches(attempt, state)) {
    context.log.error({ attemptId: attempt.id, trNumber, state }, 'the gateway reports another payment')
    if (isCapturedOtherwise(attempt, state))
      await recordDiscrepancy(context, { ...attempt, trNumber }, state, requestId)
    else await recordAttemptCheck(context.db, attempt.id, { errorCode: 'mismatch', at })
    return MISMATCH
  }
  if (state.status === 'paid') return settled(await recordPayment(context, { ...attempt, trNumber }, requestId))
  await recordAttemptCheck(context.db, attempt.id, { at })
  return state.status === 'pending'
    ? cancelEndedLink(context, attempt, { trNumber, state })
    : ended(context, attempt, state)
}

const matches = (attempt: Attempt, state: GatewayState): boolean =>
  state.attemptId === attempt.id && state.amount === attempt.amount && state.currency === 'SAR'

/** Our transaction, paid in another amount or currency. */
const isCapturedOtherwise = (attempt: Attempt, state: GatewayState): boolean =>
  state.status === 'paid' && state.attemptId === attempt.id && state.amount > 0

const DONE: SettlementResult = { outcome: 'done', errorCode: '' }
const MISMATCH: SettlementResult = { outcome: 'mismatch', errorCode: 'mismatch' }

const settled = ({ applied }: PaymentRow): SettlementResult =>
  applied > 0 ? DONE : { outcome: 'late', errorCode: 'order_cancelled' }

/** Cancels a link that has ended here but is still offered by the gateway. */
async function cancelEndedLink(
  context: AppContext,
  attempt: Attempt,
  { trNumber, state }: { trNumber: string; state: GatewayState },
): Promise<SettlementResult> {
  if (isOpenAttempt(attempt.state)) return { outcome: 'pending', errorCode: 'pending', decline: state.decline }
  const isCanceled = await findGateway(context, attempt.gateway)?.cancel(trNumber)
  return isCanceled ? { outcome: 'canceled', errorCode: 'canceled' } : { outcome: 'pending', errorCode: 'pending' }
}

async function ended(context: AppContext, attempt: Attempt, state: GatewayState): Promise<SettlementResult> {
  const canceled = state.status === 'canceled'
  await moveAttempt(context.db, attempt.id, ['created', 'pending'], canceled ? 'canceled' : 'failed', state.errorCode)
  return canceled
    ? { outcome: 'canceled', errorCode: state.errorCode || 'canceled' }
    : { outcome: 'declined', errorCode: state.errorCode || 'declined', decline: state.decline }
}
