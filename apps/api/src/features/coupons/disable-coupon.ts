import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import { dropNote } from '../../db/audit.ts'
import type { World } from '../../context.ts'
import { disable, lockCoupon } from './queries.ts'

/** Switches a code off for good; orders that hold it keep it. Again, and a personal code too, is fine. */
export async function disableCoupon(world: World, code: string): Promise<Result<null, 'not_found'>> {
  const at = new Date(world.clock.now())
  return decideInTransaction<null, 'not_found'>(world.db, async (trx) => {
    const there = await lockCoupon(trx, code.toUpperCase())
    if (!there) return refuse('not_found')
    if (there.isDisabled) dropNote()
    await disable(trx, there.code, at)
    return ok(null)
  })
}
