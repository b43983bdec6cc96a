import { ok } from '@warda/domain/result'
import type { Call, Handlers } from '../../http/handler.ts'
import { REFRESH_COOKIE } from '../../http/identity.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { toAuthModel, toTokens } from './present.ts'
import { refreshSession } from './refresh-session.ts'
import type { SessionTokens } from './start-session.ts'

/** Earlier versions set the cookie for this path only; a browser that still has it would send both. */
const FORMER_PATH = '/api/Account'

type CookieCall = Pick<Call<'login'>, 'setCookie' | 'clearCookie' | 'context'>

/** With "remember me" until the session ends, else until the browser closes (decisions §11); path `/` (spec §9, decision 32). */
function setRefreshCookie(call: CookieCall, session: SessionTokens): void {
  const seconds = Math.floor((session.expiresAt - call.context.clock.now()) / 1000)
  call.setCookie(REFRESH_COOKIE, session.cookie, {
    httpOnly: true,
    ...(session.remember ? { maxAgeSeconds: seconds } : {}),
  })
}

function clearRefreshCookie(call: Pick<CookieCall, 'clearCookie'>): void {
  call.clearCookie(REFRESH_COOKIE)
  call.clearCookie(REFRESH_COOKIE, FORMER_PATH)
}

export const sessionRoutes: Pick<Handlers, 'login' | 'logout' | 'refreshToken'> = {
  login: async (call) => {
    const result = await logIn(call.context, call.body, call.cookies(REFRESH_COOKIE))
    if (!result.ok) return result
    if (call.cookies(REFRESH_COOKIE).length > 0) call.clearCookie(REFRESH_COOKIE, FORMER_PATH)
    setRefreshCookie(call, result.value.session)
    call.setHeader('cache-control', 'no-store')
    return ok(toAuthModel(result.value, call.t('auth_login_done')))
  },
  logout: async (call) => {
    await logOut(call.context, call.cookies(REFRESH_COOKIE), call.header('authorization'))
    clearRefreshCookie(call)
    return ok({ message: call.t('auth_logout_done') })
  },
  refreshToken: async (call) => {
    const result = await refreshSession(call.context, call.cookies(REFRESH_COOKIE))
    if (!result.ok) {
      clearRefreshCookie(call)
      return result
    }
    if (call.cookies(REFRESH_COOKIE).length > 1) call.clearCookie(REFRESH_COOKIE, FORMER_PATH)
    setRefreshCookie(call, result.value)
    call.setHeader('cache-control', 'no-store')
    return ok(toTokens(result.value))
  },
}
