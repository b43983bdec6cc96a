import type { Role } from '@warda/domain/access/roles'
import { normalizeEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { checkPasswordAttempt, FAILURE_SECONDS } from './check-password-attempt.ts'
import { revokeCookieSession } from './log-out.ts'
import { findLogin } from './queries.ts'
import { type SessionTokens, startSession } from './start-session.ts'

export type Login = { email: string; password: string; rememberMe: boolean }

/** The user who logged in. */
export type SignedIn = {
  userId: string
  role: Role
  fullName: string
  email: string
  clientId: number
  emailConfirmed: boolean
  session: SessionTokens
}

/**
 * Logs a user in. An unknown address and a wrong password have the same answer and the same duration (promise P15). The previous session
 * of the browser (`oldCookies`) is revoked (H50). Refusals: `login.failed`, `login.too_many`.
 */
export async function logIn(
  context: AppContext,
  login: Login,
  oldCookies: readonly string[],
): Promise<Result<SignedIn, 'login.failed' | 'login.too_many'>> {
  const user = await findLogin(context.db, normalizeEmail(login.email))
  const outcome = await checkPasswordAttempt(context, login.email, user?.password_hash, login.password)
  if (outcome === 'too_many') return refuse('login.too_many', { retryAfter: FAILURE_SECONDS })
  if (outcome === 'wrong' || !user) return refuse('login.failed')
  const session = await startSession(context, {
    userId: user.id,
    remember: login.rememberMe,
    passwordHash: user.password_hash,
  })
  if (!session) return refuse('login.failed')
  await revokeCookieSession(context, oldCookies, 'login')
  return ok({
    userId: user.id,
    role: user.role,
    fullName: user.full_name,
    email: user.email,
    clientId: user.client_id ?? 0,
    emailConfirmed: user.email_confirmed_at !== null,
    session,
  })
}
