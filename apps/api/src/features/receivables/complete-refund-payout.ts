import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { lockPayout, setPayoutPaid } from './refund-payout-queries.ts'

type CompleteError = 'not_found' | 'refund.already_sent' | 'refund.at_gateway'

/** Records that the desk sent a refund to the buyer; repeating it changes nothing. */
export const completeRefundPayout = (
  context: AppContext,
  input: { id: number; actorId: string },
): Promise<Result<null, CompleteError>> =>
  inResultTransaction<null, CompleteError>(context.db, async (trx) => {
    const payout = await lockPayout(trx, input.id)
    if (!payout) return refuse('not_found')
    setAuditSubject(`order:${payout.orderId}`)
    if (payout.gatewayState === 'pending') return refuse('refund.at_gateway')
    if (payout.gatewayState === 'refunded') return refuse('refund.already_sent')
    if (payout.paidAt === null) await setPayoutPaid(trx, payout.id, input.actorId, new Date(context.clock.now()))
    else skipAudit()
    return ok(null)
  })
