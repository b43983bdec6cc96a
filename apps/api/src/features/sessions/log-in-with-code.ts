import { TRUSTED_DEVICE_DAYS } from '@warda/domain/access/second-factor'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type CodeError, checkCode, confirmEnrolment, type Enrolment, startEnrolment } from '../one-time-codes/index.ts'
import { completeLogin, type SignedIn } from './complete-login.ts'
import { hashDeviceSecret } from './known-devices.ts'
import type { RequestDevice } from './log-in.ts'
import { countFailure } from './login-alarm.ts'
import { type ChallengeClaims, type LoginChallenge, readLoginChallenge } from './login-challenge.ts'
import { findLoginById, type LoginRow } from './queries.ts'

/** The second step of a login: the cookie of the first step and what was entered. */
export type CodeStep = { challenge: string | undefined; oneTimeCode: string; trustDevice: boolean }

const DAY_MS = 86_400_000

type OpenLogin = { user: LoginRow; claims: ChallengeClaims; deviceHash: Buffer }

/** The account of a challenge while its password is the same; null when the login has to begin again. */
async function findOpenLogin(
  context: AppContext,
  challenge: string | undefined,
  deviceSecret: string,
  step: LoginChallenge['step'],
): Promise<OpenLogin | null> {
  const deviceHash = hashDeviceSecret(deviceSecret)
  const expected = { step, deviceHash, now: context.clock.now() }
  const claims = await readLoginChallenge(context.config.SECRET, challenge, expected)
  const user = claims && (await findLoginById(context.db, claims.userId, deviceHash))
  return claims && user && claims.isPassword(user.password_hash) ? { user, claims, deviceHash } : null
}

/**
 * Logs in with a code after the password. A browser in which the owner logged in before has its own count of wrong codes. Refusals:
 * `login.challenge_expired`, those of the code.
 */
export async function logInWithCode(
  context: AppContext,
  { challenge, oneTimeCode, trustDevice }: CodeStep,
  device: RequestDevice,
): Promise<Result<SignedIn, 'login.challenge_expired' | CodeError>> {
  const login = await findOpenLogin(context, challenge, device.deviceSecret, 'code')
  if (!login?.user.has_second_factor) return refuse('login.challenge_expired')
  const { user, deviceHash } = login
  const origin = user.is_known_device ? ({ kind: 'device', deviceHash } as const) : ({ kind: 'unknown' } as const)
  const checked = await checkCode(context, { userId: user.id, code: oneTimeCode, origin })
  if (!checked.ok) {
    // Somebody has the password of the account.
    if (checked.code === 'second_factor.wrong_code') await countFailure(context)
    return checked
  }
  return finishLogin(context, login, device, trustDevice)
}

/** Begins the enrolment that staff need before they are signed in. Refusal: `login.challenge_expired`. */
export async function startLoginEnrolment(
  context: AppContext,
  challenge: string | undefined,
  device: RequestDevice,
  language: Language,
): Promise<Result<Enrolment, 'login.challenge_expired'>> {
  const login = await findOpenLogin(context, challenge, device.deviceSecret, 'enrolment')
  if (!login) return refuse('login.challenge_expired')
  const { id: userId, email } = login.user
  const started = await startEnrolment(context, { userId, email, language })
  return started.ok ? started : refuse('login.challenge_expired')
}

/** Confirms the enrolment and logs in. Refusals: `login.challenge_expired`, `second_factor.not_started`, `second_factor.wrong_code`. */
export async function confirmLoginEnrolment(
  context: AppContext,
  { challenge, oneTimeCode, trustDevice }: CodeStep,
  device: RequestDevice,
): Promise<
  Result<
    { signedIn: SignedIn; recoveryCodes: string[] },
    'login.challenge_expired' | 'second_factor.not_started' | 'second_factor.wrong_code'
  >
> {
  const login = await findOpenLogin(context, challenge, device.deviceSecret, 'enrolment')
  if (!login) return refuse('login.challenge_expired')
  const confirmed = await confirmEnrolment(context, login.user.id, oneTimeCode)
  if (!confirmed.ok) {
    const code = confirmed.code === 'second_factor.already_on' ? 'login.challenge_expired' : confirmed.code
    return refuse(code, undefined, confirmed.field)
  }
  const finished = await finishLogin(context, login, device, trustDevice)
  return finished.ok ? ok({ signedIn: finished.value, recoveryCodes: confirmed.value }) : finished
}

async function finishLogin(
  context: AppContext,
  { user, claims, deviceHash }: OpenLogin,
  device: RequestDevice,
  trustDevice: boolean,
): Promise<Result<SignedIn, 'login.challenge_expired'>> {
  const trustedUntil = trustDevice ? new Date(context.clock.now() + TRUSTED_DEVICE_DAYS * DAY_MS) : null
  const signedIn = await completeLogin(
    context,
    user,
    { ...device, deviceHash },
    { remember: claims.remember, trustedUntil },
  )
  return signedIn ? ok(signedIn) : refuse('login.challenge_expired')
}
