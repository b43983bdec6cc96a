import { isStaffRole } from '@warda/domain/access/second-factor'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { countRecoveryCodes, findFactor } from '../one-time-codes/index.ts'
import { readSettings } from '../settings/index.ts'

export type FactorState = { confirmedAt: Date | null; recoveryCodes: number; isRequired: boolean }

/** The second factor of the caller, without its secret. */
export async function getFactor(context: AppContext, actor: Actor): Promise<FactorState> {
  const { staffSecondFactor } = await readSettings(context)
  const factor = await findFactor(context.db, actor.userId)
  const confirmedAt = factor?.confirmed_at ?? null
  return {
    confirmedAt,
    recoveryCodes: confirmedAt ? await countRecoveryCodes(context.db, actor.userId) : 0,
    isRequired: staffSecondFactor && isStaffRole(actor.role),
  }
}
