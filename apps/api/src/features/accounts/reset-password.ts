import { normalizeEmail } from '@warda/domain/email'
import { listPasswordErrors } from '@warda/domain/password'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { queueMail } from '../mail/index.ts'
import { clearPasswordAttempts, deleteKnownDevices, hashPassword, revokeUserSessions } from '../sessions/index.ts'
import { hashToken } from './one-time-token.ts'
import { deleteOpenTokens, deleteToken, findToken, lockUser, updatePassword, useToken } from './queries.ts'

type ResetPasswordError = 'token.invalid' | 'password.personal'

/**
 * Sets a new password with a reset link. Revokes the link, all other links and all sessions, and notifies the owner by mail (promises
 * P17, P19). Refusals: `token.invalid`, `password.personal`.
 */
export async function resetPassword(
  context: AppContext,
  form: { email: string; token: string; password: string },
): Promise<Result<null, ResetPasswordError>> {
  const hash = hashToken(form.token)
  const email = normalizeEmail(form.email)
  const now = new Date(context.clock.now())
  const token = await findToken(context.db, hash, ['reset-password'])
  if (!token || token.used_at || token.email_folded !== email) return refuse('token.invalid')
  if (token.expires_at <= now) {
    await deleteToken(context.db, hash)
    return refuse('token.invalid')
  }
  if (listPasswordErrors(form.password, 'reset', { email }).includes('common'))
    return refuse('password.personal', undefined, 'password')
  const passwordHash = await hashPassword(form.password)
  const result = await inResultTransaction<null, ResetPasswordError>(context.db, async (trx) => {
    const user = await lockUser(trx, token.user_id)
    if (!user || user.email_folded !== email || !(await useToken(trx, hash, now))) return refuse('token.invalid')
    await updatePassword(trx, user.id, passwordHash)
    await deleteOpenTokens(trx, user.id)
    await revokeUserSessions(trx, user.id, 'password', now)
    await deleteKnownDevices(trx, user.id)
    await queueMail(trx, {
      kind: 'password-changed',
      dedupeKey: `password-changed:${hash.toString('base64url')}`,
      to: { name: user.full_name, address: user.email },
      language: user.language,
      payload: { fullName: user.full_name, at: now.toISOString() },
    })
    return ok(null)
  })
  if (result.ok) await clearPasswordAttempts(context, email)
  return result
}
