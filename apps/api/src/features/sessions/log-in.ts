import { decideLoginStep } from '@warda/domain/access/second-factor'
import { normalizeEmail } from '@warda/domain/email'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../settings/index.ts'
import { checkPasswordAttempt } from './check-password-attempt.ts'
import { completeLogin, type SignedIn } from './complete-login.ts'
import { hashDeviceSecret } from './known-devices.ts'
import { createLoginChallenge, type LoginChallenge } from './login-challenge.ts'
import { type DeviceInfo, findLogin, type LoginRow } from './queries.ts'

/** The device of a request: `deviceSecret` is the secret in its cookie, `oldCookies` are the refresh cookies that it sent. */
export type RequestDevice = { ip: string; deviceSecret: string; info: DeviceInfo; oldCookies: readonly string[] }

export type Login = { email: string; password: string; rememberMe: boolean }

/** The user is signed in, or a second step with this challenge is needed. */
export type LoginOutcome =
  | { kind: 'signedIn'; signedIn: SignedIn }
  | { kind: 'challenge'; step: LoginChallenge['step']; challenge: string }

/**
 * Logs a user in. An unknown address and a wrong password have the same answer after the same steps (promise P15). Wrong passwords delay further
 * ones from the same IP address; a browser in which the owner signed in before has its own count. With a second factor no session opens yet.
 * Refusals: `login.failed`, `login.too_many`.
 */
export async function logIn(
  context: AppContext,
  login: Login,
  device: RequestDevice,
): Promise<Result<LoginOutcome, 'login.failed' | 'login.too_many'>> {
  const deviceHash = hashDeviceSecret(device.deviceSecret)
  const user = await findLogin(context.db, normalizeEmail(login.email), deviceHash)
  const check = await checkPasswordAttempt(context, {
    email: login.email,
    hash: user?.password_hash,
    password: login.password,
    origin: user?.is_known_device ? { kind: 'device', deviceHash } : { kind: 'address', ip: device.ip },
  })
  if (check.outcome === 'too_many') return refuse('login.too_many', { retryAfter: check.retryAfter })
  if (check.outcome === 'wrong' || !user) return refuse('login.failed')
  const step = await findNextStep(context, user)
  if (step !== 'none') {
    const { id: userId, password_hash: passwordHash } = user
    const content = { userId, step, remember: login.rememberMe, passwordHash, deviceHash }
    const challenge = await createLoginChallenge(context.config.SECRET, content, context.clock.now())
    return ok({ kind: 'challenge', step, challenge })
  }
  const signedIn = await completeLogin(context, user, { ...device, deviceHash }, { remember: login.rememberMe })
  return signedIn ? ok({ kind: 'signedIn', signedIn }) : refuse('login.failed')
}

async function findNextStep(context: AppContext, user: LoginRow) {
  const { staffSecondFactor } = await readSettings(context)
  return decideLoginStep({
    role: user.role,
    hasSecondFactor: Boolean(user.has_second_factor),
    isRequiredForStaff: staffSecondFactor,
    trustedUntil: user.trusted_until?.getTime() ?? null,
    now: context.clock.now(),
  })
}
