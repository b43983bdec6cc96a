import { isStaffRole } from '@warda/domain/access/roles'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import {
  type CodeError,
  checkCode,
  createRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  lockUser,
  notifyOfSecondFactorChange,
  replaceRecoveryCodes,
} from '../one-time-codes/index.ts'
import { checkOwnPassword, type OwnPasswordError } from '../sessions/index.ts'
import { readSettings } from '../settings/index.ts'

const hasSecondFactor = async (context: AppContext, actor: Actor): Promise<boolean> =>
  Boolean((await findSecondFactor(context.db, actor.userId))?.confirmed_at)

type DisableError = OwnPasswordError | CodeError | 'second_factor.off' | 'second_factor.required'

/**
 * Turns the second factor off, with password and code; staff cannot while the shop requires it. The owner is notified by mail. Refusals:
 * `second_factor.off`, `second_factor.required`, those of the password and of the code.
 */
export async function disableSecondFactor(
  context: AppContext,
  actor: Actor,
  form: { password: string; oneTimeCode: string },
): Promise<Result<null, DisableError>> {
  const { staffSecondFactor } = await readSettings(context)
  if (staffSecondFactor && isStaffRole(actor.role)) return refuse('second_factor.required')
  if (!(await hasSecondFactor(context, actor))) return refuse('second_factor.off')
  const password = await checkOwnPassword(context, actor, form.password)
  if (!password.ok) return password
  const code = await checkCode(context, { userId: actor.userId, code: form.oneTimeCode, origin: { kind: 'user' } })
  if (!code.ok) return code
  const now = new Date(context.clock.now())
  return inResultTransaction<null, DisableError>(context.db, async (trx) => {
    const user = await lockUser(trx, actor.userId)
    if (!user || !(await deleteSecondFactor(trx, user.id))) return refuse('second_factor.off')
    await notifyOfSecondFactorChange(trx, user, 'off', now)
    return ok(null)
  })
}

/** Replaces the recovery codes, with a code; the former ones become invalid. Refusals: `second_factor.off`, those of the code. */
export async function renewRecoveryCodes(
  context: AppContext,
  actor: Actor,
  code: string,
): Promise<Result<string[], CodeError | 'second_factor.off'>> {
  if (!(await hasSecondFactor(context, actor))) return refuse('second_factor.off')
  const checked = await checkCode(context, { userId: actor.userId, code, origin: { kind: 'user' } })
  if (!checked.ok) return checked
  const now = new Date(context.clock.now())
  return inResultTransaction<string[], 'second_factor.off'>(context.db, async (trx) => {
    const user = await lockUser(trx, actor.userId)
    const factor = await lockSecondFactor(trx, actor.userId)
    if (!user || !factor?.confirmed_at) return refuse('second_factor.off')
    const { codes, hashes } = createRecoveryCodes(context.config.SECRET, user.id)
    await replaceRecoveryCodes(trx, user.id, hashes)
    await notifyOfSecondFactorChange(trx, user, 'codes', now)
    return ok(codes)
  })
}
