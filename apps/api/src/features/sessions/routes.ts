import { ok, refuse } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { REFRESH_COOKIE } from '../../http/identity.ts'
import type { SignedIn } from './complete-login.ts'
import { endOtherSessions, endSession } from './end-session.ts'
import { DEVICE_COOKIE, DEVICE_PATH, DEVICE_SECONDS, readDeviceSecret } from './known-devices.ts'
import { listSessions } from './list-sessions.ts'
import { logIn, type RequestDevice } from './log-in.ts'
import { confirmLoginEnrolment, logInWithCode, startLoginEnrolment } from './log-in-with-code.ts'
import { logOut } from './log-out.ts'
import { CHALLENGE_COOKIE, CHALLENGE_SECONDS } from './login-challenge.ts'
import { presentSessions, toAuthModel, toTokens } from './present.ts'
import { readDeviceInfo } from './read-device-info.ts'
import { refreshSession } from './refresh-session.ts'
import type { SessionTokens } from './start-session.ts'

/** Earlier versions set the cookie for this path only; a browser that still has it would send both. */
const FORMER_PATH = '/api/Account'

type CookieRequest = Pick<RequestContext<'login'>, 'setCookie' | 'clearCookie' | 'context'>
type DeviceRequest = CookieRequest & Pick<RequestContext<'login'>, 'cookies' | 'header' | 'ip' | 'setHeader' | 't'>

/** With "remember me" until the session ends, else until the browser closes (decisions §11); path `/` (spec §9, decision 32). */
function setRefreshCookie(request: CookieRequest, session: SessionTokens): void {
  const seconds = Math.floor((session.expiresAt - request.context.clock.now()) / 1000)
  request.setCookie(REFRESH_COOKIE, session.cookie, {
    httpOnly: true,
    ...(session.remember ? { maxAgeSeconds: seconds } : {}),
  })
}

function clearRefreshCookie(request: Pick<CookieRequest, 'clearCookie'>): void {
  request.clearCookie(REFRESH_COOKIE)
  request.clearCookie(REFRESH_COOKIE, FORMER_PATH)
}

const readDevice = (request: DeviceRequest): RequestDevice => ({
  ip: request.ip,
  deviceSecret: readDeviceSecret(request.cookies(DEVICE_COOKIE)),
  info: readDeviceInfo(request.header('user-agent'), request.ip),
  oldCookies: request.cookies(REFRESH_COOKIE),
})

const setDeviceCookie = (request: CookieRequest, { deviceSecret }: RequestDevice): void =>
  request.setCookie(DEVICE_COOKIE, deviceSecret, { httpOnly: true, maxAgeSeconds: DEVICE_SECONDS, path: DEVICE_PATH })

/** Sets the cookies of a completed login and returns its answer. */
function answerLogin(request: DeviceRequest, device: RequestDevice, signedIn: SignedIn) {
  if (device.oldCookies.length > 0) request.clearCookie(REFRESH_COOKIE, FORMER_PATH)
  setRefreshCookie(request, signedIn.session)
  setDeviceCookie(request, device)
  request.setHeader('cache-control', 'no-store')
  return toAuthModel(signedIn, request.t('auth_login_done'))
}

/** The challenge of the first step, with what was entered in the second. */
const readStep = (request: Pick<RequestContext<'loginWithCode'>, 'cookies' | 'body'>) => ({
  ...request.body,
  challenge: request.cookies(CHALLENGE_COOKIE)[0],
})

export const sessionRoutes: Pick<
  Handlers,
  | 'login'
  | 'loginWithCode'
  | 'startLoginEnrolment'
  | 'confirmLoginEnrolment'
  | 'logout'
  | 'refreshToken'
  | 'getSessions'
  | 'endSession'
  | 'endOtherSessions'
> = {
  login: async (request) => {
    const device = readDevice(request)
    const result = await logIn(request.context, request.body, device)
    if (!result.ok) return result
    const outcome = result.value
    if (outcome.kind === 'signedIn') return ok(answerLogin(request, device, outcome.signedIn))
    setDeviceCookie(request, device)
    const cookie = { httpOnly: true, maxAgeSeconds: CHALLENGE_SECONDS, path: DEVICE_PATH }
    request.setCookie(CHALLENGE_COOKIE, outcome.challenge, cookie)
    return refuse(outcome.step === 'code' ? 'login.code_needed' : 'login.enrolment_needed')
  },
  loginWithCode: async (request) => {
    const device = readDevice(request)
    const result = await logInWithCode(request.context, readStep(request), device)
    if (!result.ok) return result
    request.clearCookie(CHALLENGE_COOKIE, DEVICE_PATH)
    return ok(answerLogin(request, device, result.value))
  },
  startLoginEnrolment: async (request) => {
    const challenge = request.cookies(CHALLENGE_COOKIE)[0]
    const result = await startLoginEnrolment(request.context, challenge, readDevice(request), request.language)
    return result.ok ? ok({ data: result.value }) : result
  },
  confirmLoginEnrolment: async (request) => {
    const device = readDevice(request)
    const result = await confirmLoginEnrolment(request.context, readStep(request), device)
    if (!result.ok) return result
    request.clearCookie(CHALLENGE_COOKIE, DEVICE_PATH)
    const { signedIn, recoveryCodes } = result.value
    return ok({ ...answerLogin(request, device, signedIn), recoveryCodes })
  },
  logout: async (request) => {
    await logOut(request.context, request.cookies(REFRESH_COOKIE), request.header('authorization'))
    clearRefreshCookie(request)
    return ok({ message: request.t('auth_logout_done') })
  },
  refreshToken: async (request) => {
    const device = readDeviceInfo(request.header('user-agent'), request.ip)
    const result = await refreshSession(request.context, request.cookies(REFRESH_COOKIE), device)
    if (!result.ok) {
      clearRefreshCookie(request)
      return result
    }
    if (request.cookies(REFRESH_COOKIE).length > 1) request.clearCookie(REFRESH_COOKIE, FORMER_PATH)
    setRefreshCookie(request, result.value)
    request.setHeader('cache-control', 'no-store')
    return ok(toTokens(result.value))
  },
  getSessions: async ({ context, actor }) => {
    return ok({ data: presentSessions(await listSessions(context, actor), actor.sessionId) })
  },
  endSession: async ({ context, actor, params, t }) => {
    const result = await endSession(context, actor, params.sessionId)
    return result.ok ? ok({ message: t('sessions_ended') }) : result
  },
  endOtherSessions: async ({ context, actor, t }) => {
    await endOtherSessions(context, actor)
    return ok({ message: t('sessions_others_ended') })
  },
}
