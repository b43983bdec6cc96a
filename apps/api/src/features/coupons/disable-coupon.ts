import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { disable, lockCoupon } from './queries.ts'

/** Disables a code permanently; orders that use it keep it. Accepts personal codes and repeated calls. */
export async function disableCoupon(context: AppContext, code: string): Promise<Result<null, 'not_found'>> {
  const at = new Date(context.clock.now())
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const existing = await lockCoupon(trx, code.toUpperCase())
    if (!existing) return refuse('not_found')
    if (existing.isDisabled) skipAudit()
    await disable(trx, existing.code, at)
    return ok(null)
  })
}
