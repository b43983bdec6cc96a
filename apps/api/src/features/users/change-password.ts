import { listPasswordErrors } from '@warda/domain/password'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { deleteOpenTokens } from '../accounts/index.ts'
import { queueMail } from '../mail/index.ts'
import { checkPasswordAttempt, deleteKnownDevices, hashPassword, revokeUserSessions } from '../sessions/index.ts'
import { findPasswordHash, lockUser, replacePassword } from './queries.ts'

type ChangePasswordError = 'password.wrong' | 'password.personal' | 'login.too_many' | 'access.denied'

/**
 * Changes the caller's password. Wrong old ones delay the next try as at a login (H46); all other sessions and open links are revoked
 * (P17, P19) and the owner is notified by mail. Refusals: `password.wrong`, `password.personal`, `login.too_many`, and `access.denied`
 * when the body names another user.
 */
export async function changePassword(
  context: AppContext,
  actor: Actor,
  form: { userId: string; oldPassword: string; newPassword: string },
): Promise<Result<null, ChangePasswordError>> {
  if (form.userId.toLowerCase() !== actor.userId) return refuse('access.denied')
  const person = { email: actor.email, name: actor.fullName }
  if (listPasswordErrors(form.newPassword, 'register', person).includes('common'))
    return refuse('password.personal', undefined, 'newPassword')
  const oldHash = await findPasswordHash(context.db, actor.userId)
  const check = await checkPasswordAttempt(context, {
    email: actor.email,
    hash: oldHash,
    password: form.oldPassword,
    origin: { kind: 'user', userId: actor.userId },
  })
  if (check.outcome === 'too_many') return refuse('login.too_many', { retryAfter: check.retryAfter })
  if (check.outcome === 'wrong' || !oldHash) return refuse('password.wrong', undefined, 'oldPassword')
  const newHash = await hashPassword(form.newPassword)
  const now = new Date(context.clock.now())
  return inResultTransaction<null, ChangePasswordError>(context.db, async (trx) => {
    const user = await lockUser(trx, actor.userId)
    if (!user || !(await replacePassword(trx, actor.userId, oldHash, newHash)))
      return refuse('password.wrong', undefined, 'oldPassword')
    await deleteOpenTokens(trx, user.id)
    await revokeUserSessions(trx, user.id, 'password', now, actor.sessionId)
    await deleteKnownDevices(trx, user.id)
    await queueMail(trx, {
      kind: 'password-changed',
      dedupeKey: `password-changed:${user.id}:${now.getTime()}`,
      to: { name: user.full_name, address: user.email },
      language: user.language,
      payload: { fullName: user.full_name, at: now.toISOString() },
    })
    return ok(null)
  })
}
