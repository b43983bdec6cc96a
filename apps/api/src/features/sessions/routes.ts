import { ok } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { toAuthModel, toTokens } from './present.ts'
import { refreshSession } from './refresh-session.ts'
import type { SessionTokens } from './start-session.ts'

const COOKIE = 'refreshToken'
/** The cookie is sent only to the account endpoints. */
const PATH = '/api/Account'

/** With "remember me" until the session ends, else until the browser closes (decisions §11). */
function keepCookie(call: Pick<RequestContext<'login'>, 'setCookie' | 'context'>, session: SessionTokens): void {
  const seconds = Math.floor((session.expiresAt - call.context.clock.now()) / 1000)
  call.setCookie(COOKIE, session.cookie, {
    httpOnly: true,
    path: PATH,
    ...(session.remember ? { maxAgeSeconds: seconds } : {}),
  })
}

export const sessionRoutes: Pick<Handlers, 'login' | 'logout' | 'refreshToken'> = {
  login: async (call) => {
    const result = await logIn(call.context, call.body, call.cookie(COOKIE))
    if (!result.ok) return result
    keepCookie(call, result.value.session)
    call.setHeader('cache-control', 'no-store')
    return ok(toAuthModel(result.value, call.t('auth_login_done')))
  },
  logout: async (call) => {
    await logOut(call.context, call.cookie(COOKIE), call.header('authorization'))
    call.clearCookie(COOKIE, PATH)
    return ok({ message: call.t('auth_logout_done') })
  },
  refreshToken: async (call) => {
    const result = await refreshSession(call.context, call.cookie(COOKIE))
    if (!result.ok) {
      call.clearCookie(COOKIE, PATH)
      return result
    }
    keepCookie(call, result.value)
    call.setHeader('cache-control', 'no-store')
    return ok(toTokens(result.value))
  },
}
