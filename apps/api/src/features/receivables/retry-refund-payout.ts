import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { lockPayout, setPayoutPending } from './refund-payout-queries.ts'

type RetryError = 'not_found' | 'refund.already_sent'

/** Sends a refund that failed at its gateway once more; repeating it while it is pending changes nothing. */
export const retryRefundPayout = (context: AppContext, id: number): Promise<Result<null, RetryError>> =>
  inResultTransaction<null, RetryError>(context.db, async (trx) => {
    const payout = await lockPayout(trx, id)
    if (!payout || payout.gatewayState === null) return refuse('not_found')
    setAuditSubject(`order:${payout.orderId}`)
    if (payout.paidAt !== null) return refuse('refund.already_sent')
    if (payout.gatewayState === 'pending') {
      skipAudit()
      return ok(null)
    }
    await setPayoutPending(trx, payout.id, new Date(context.clock.now()))
    await enqueue(trx, 'send-refunds', {}, { key: 'send-refunds' })
    return ok(null)
  })
