import type { Role } from '@warda/domain/access/roles'
import { normalizeEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { checkPasswordAttempt } from './check-password-attempt.ts'
import { saveKnownDevice } from './device-queries.ts'
import { hashDevice } from './known-devices.ts'
import { revokeCookieSession } from './log-out.ts'
import { findLogin } from './queries.ts'
import { type SessionTokens, startSession } from './start-session.ts'

/** `device` is the secret of the browser's cookie. */
export type Login = { email: string; password: string; rememberMe: boolean; ip: string; device: string }

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
 * Logs a user in. An unknown address and a wrong password have the same answer after the same steps (promise P15). Wrong passwords delay further
 * ones from the same IP address; a browser in which the owner signed in before has its own count. The previous session of the browser (`oldCookies`) is revoked (H50). Refusals: `login.failed`, `login.too_many`.
 */
export async function logIn(
  context: AppContext,
  login: Login,
  oldCookies: readonly string[],
): Promise<Result<SignedIn, 'login.failed' | 'login.too_many'>> {
  const deviceHash = hashDevice(login.device)
  const user = await findLogin(context.db, normalizeEmail(login.email), deviceHash)
  const check = await checkPasswordAttempt(context, {
    email: login.email,
    hash: user?.password_hash,
    password: login.password,
    origin: user?.is_known_device ? { kind: 'device', deviceHash } : { kind: 'address', ip: login.ip },
  })
  if (check.outcome === 'too_many') return refuse('login.too_many', { retryAfter: check.retryAfter })
  if (check.outcome === 'wrong' || !user) return refuse('login.failed')
  const session = await startSession(context, {
    userId: user.id,
    remember: login.rememberMe,
    passwordHash: user.password_hash,
  })
  if (!session) return refuse('login.failed')
  await saveKnownDevice(context.db, user.id, deviceHash, new Date(context.clock.now()))
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
