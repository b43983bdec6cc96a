import { normalizeEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { checkPasswordAttempt } from './check-password-attempt.ts'
import { completeLogin, type SignedIn } from './complete-login.ts'
import { hashDevice } from './known-devices.ts'
import { findLogin, type SessionDevice } from './queries.ts'

/** `deviceSecret` is the secret of the browser's cookie. */
export type Login = {
  email: string
  password: string
  rememberMe: boolean
  ip: string
  deviceSecret: string
  device: SessionDevice
}

/**
 * Logs a user in. An unknown address and a wrong password have the same answer after the same steps (promise P15). Wrong passwords delay further
 * ones from the same IP address; a browser in which the owner signed in before has its own count. Refusals: `login.failed`, `login.too_many`.
 */
export async function logIn(
  context: AppContext,
  login: Login,
  oldCookies: readonly string[],
): Promise<Result<SignedIn, 'login.failed' | 'login.too_many'>> {
  const deviceHash = hashDevice(login.deviceSecret)
  const user = await findLogin(context.db, normalizeEmail(login.email), deviceHash)
  const check = await checkPasswordAttempt(context, {
    email: login.email,
    hash: user?.password_hash,
    password: login.password,
    origin: user?.is_known_device ? { kind: 'device', deviceHash } : { kind: 'address', ip: login.ip },
  })
  if (check.outcome === 'too_many') return refuse('login.too_many', { retryAfter: check.retryAfter })
  if (check.outcome === 'wrong' || !user) return refuse('login.failed')
  const browser = { deviceHash, device: login.device, oldCookies }
  const signedIn = await completeLogin(context, user, browser, login.rememberMe)
  return signedIn ? ok(signedIn) : refuse('login.failed')
}
