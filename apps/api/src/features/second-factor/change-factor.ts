import { isStaffRole } from '@warda/domain/access/second-factor'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import {
  type CodeError,
  checkCode,
  createRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  lockPerson,
  notifyOfFactor,
  replaceRecoveryCodes,
} from '../one-time-codes/index.ts'
import { checkPasswordAttempt } from '../sessions/index.ts'
import { readSettings } from '../settings/index.ts'
import { findPasswordHash } from './queries.ts'

type PasswordError = 'password.wrong' | 'login.too_many'

/** Checks the password of the signed-in user; wrong ones delay the next try as at a login. */
export async function checkOwnPassword(
  context: AppContext,
  actor: Actor,
  password: string,
): Promise<Result<null, PasswordError>> {
  const check = await checkPasswordAttempt(context, {
    email: actor.email,
    hash: await findPasswordHash(context.db, actor.userId),
    password,
    origin: { kind: 'user', userId: actor.userId },
  })
  if (check.outcome === 'too_many') return refuse('login.too_many', { retryAfter: check.retryAfter })
  return check.outcome === 'right' ? ok(null) : refuse('password.wrong', undefined, 'password')
}

const hasSecondFactor = async (context: AppContext, actor: Actor): Promise<boolean> =>
  Boolean((await findFactor(context.db, actor.userId))?.confirmed_at)

type DisableError = PasswordError | CodeError | 'second_factor.off' | 'second_factor.required'

/**
 * Turns the second factor off, with password and code; staff cannot while the shop requires it. The owner is notified by mail. Refusals:
 * `second_factor.off`, `second_factor.required`, those of the password and of the code.
 */
export async function disableFactor(
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
    const person = await lockPerson(trx, actor.userId)
    if (!person || !(await deleteFactor(trx, person.id))) return refuse('second_factor.off')
    await notifyOfFactor(trx, person, 'off', now)
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
    const person = await lockPerson(trx, actor.userId)
    const factor = await lockFactor(trx, actor.userId)
    if (!person || !factor?.confirmed_at) return refuse('second_factor.off')
    const { codes, hashes } = createRecoveryCodes(context.config.SECRET, person.id)
    await replaceRecoveryCodes(trx, person.id, hashes)
    await notifyOfFactor(trx, person, 'codes', now)
    return ok(codes)
  })
}
