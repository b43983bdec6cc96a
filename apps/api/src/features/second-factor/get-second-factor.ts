import { isStaffRole } from '@warda/domain/access/roles'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { countRecoveryCodes, findSecondFactor } from '../one-time-codes/index.ts'
import { readSettings } from '../settings/index.ts'

export type SecondFactorState = { confirmedAt: Date | null; recoveryCodes: number; isRequired: boolean }

/** The second factor of the caller, without its secret. */
export async function getSecondFactor(context: AppContext, actor: Actor): Promise<SecondFactorState> {
  const { staffSecondFactor } = await readSettings(context)
  const factor = await findSecondFactor(context.db, actor.userId)
  const confirmedAt = factor?.confirmed_at ?? null
  return {
    confirmedAt,
    recoveryCodes: confirmedAt ? await countRecoveryCodes(context.db, actor.userId) : 0,
    isRequired: staffSecondFactor && isStaffRole(actor.role),
  }
}
