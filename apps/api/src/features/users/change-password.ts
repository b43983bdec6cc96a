import { listPasswordErrors } from '@warda/domain/password'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { deleteOpenTokens } from '../accounts/index.ts'
import { queueMail } from '../mail/index.ts'
import {
  checkOwnPassword,
  deleteKnownDevices,
  hashPassword,
  type OwnPasswordError,
  revokeUserSessions,
} from '../sessions/index.ts'
import { lockUser, replacePassword } from './queries.ts'

type ChangePasswordError = OwnPasswordError | 'password.personal' | 'access.denied'

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
  const checked = await checkOwnPassword(context, actor, form.oldPassword, 'oldPassword')
  if (!checked.ok) return checked
  const newHash = await hashPassword(form.newPassword)
  const now = new Date(context.clock.now())
  return inResultTransaction<null, ChangePasswordError>(context.db, async (trx) => {
    const user = await lockUser(trx, actor.userId)
    if (!user || !(await replacePassword(trx, actor.userId, checked.value, newHash)))
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
