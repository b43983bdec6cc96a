import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { findPayout, setPayoutPaid } from './refund-payout-queries.ts'

type CompleteError = 'not_found' | 'refund.at_gateway'

/** Records that the desk sent a refund to the buyer; repeating it changes nothing. */
export const completeRefundPayout = (
  context: AppContext,
  input: { id: number; actorId: string },
): Promise<Result<null, CompleteError>> =>
  inResultTransaction<null, CompleteError>(context.db, async (trx) => {
    const payout = await findPayout(trx, input.id)
    if (!payout) return refuse('not_found')
    setAuditSubject(`order:${payout.orderId}`)
    if (payout.gatewayState === 'pending') return refuse('refund.at_gateway')
    if (!(await setPayoutPaid(trx, payout.id, input.actorId, new Date(context.clock.now())))) skipAudit()
    return ok(null)
  })
