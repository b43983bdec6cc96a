import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findPayout, setPayoutPending } from './refund-payout-queries.ts'

/** Sends a refund that the gateway refused once more; repeating it, or for a refund in another state, changes nothing. */
export const retryRefundPayout = (context: AppContext, id: number): Promise<Result<null, 'not_found'>> =>
  inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const payout = await findPayout(trx, id)
    if (!payout) return refuse('not_found')
    setAuditSubject(`order:${payout.orderId}`)
    if (!(await setPayoutPending(trx, payout.id, new Date(context.clock.now())))) {
      skipAudit()
      return ok(null)
    }
    await enqueue(trx, 'send-refunds', {}, { key: 'send-refunds' })
    return ok(null)
  })
