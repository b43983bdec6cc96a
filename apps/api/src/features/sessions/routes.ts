import { ok } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { REFRESH_COOKIE } from '../../http/identity.ts'
import { endOtherSessions, endSession } from './end-session.ts'
import { DEVICE_COOKIE, DEVICE_PATH, DEVICE_SECONDS, readDevice } from './known-devices.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { presentSessions, toAuthModel, toTokens } from './present.ts'
import { readSessionDevice } from './read-session-device.ts'
import { refreshSession } from './refresh-session.ts'
import type { SessionTokens } from './start-session.ts'

/** Earlier versions set the cookie for this path only; a browser that still has it would send both. */
const FORMER_PATH = '/api/Account'

type CookieRequest = Pick<RequestContext<'login'>, 'setCookie' | 'clearCookie' | 'context'>

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

export const sessionRoutes: Pick<
  Handlers,
  'login' | 'logout' | 'refreshToken' | 'getSessions' | 'endSession' | 'endOtherSessions'
> = {
  login: async (request) => {
    const deviceSecret = readDevice(request.cookies(DEVICE_COOKIE))
    const device = readSessionDevice(request.header('user-agent'), request.ip)
    const login = { ...request.body, ip: request.ip, deviceSecret, device }
    const result = await logIn(request.context, login, request.cookies(REFRESH_COOKIE))
    if (!result.ok) return result
    if (request.cookies(REFRESH_COOKIE).length > 0) request.clearCookie(REFRESH_COOKIE, FORMER_PATH)
    setRefreshCookie(request, result.value.session)
    request.setCookie(DEVICE_COOKIE, deviceSecret, { httpOnly: true, maxAgeSeconds: DEVICE_SECONDS, path: DEVICE_PATH })
    request.setHeader('cache-control', 'no-store')
    return ok(toAuthModel(result.value, request.t('auth_login_done')))
  },
  logout: async (request) => {
    await logOut(request.context, request.cookies(REFRESH_COOKIE), request.header('authorization'))
    clearRefreshCookie(request)
    return ok({ message: request.t('auth_logout_done') })
  },
  refreshToken: async (request) => {
    const device = readSessionDevice(request.header('user-agent'), request.ip)
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
