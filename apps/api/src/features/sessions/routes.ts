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
function setSessionCookie(
  request: Pick<RequestContext<'login'>, 'setCookie' | 'context'>,
  session: SessionTokens,
): void {
  const seconds = Math.floor((session.expiresAt - request.context.clock.now()) / 1000)
  request.setCookie(COOKIE, session.cookie, {
    httpOnly: true,
    path: PATH,
    ...(session.remember ? { maxAgeSeconds: seconds } : {}),
  })
}

export const sessionRoutes: Pick<Handlers, 'login' | 'logout' | 'refreshToken'> = {
  login: async (request) => {
    const result = await logIn(request.context, request.body, request.cookie(COOKIE))
    if (!result.ok) return result
    setSessionCookie(request, result.value.session)
    request.setHeader('cache-control', 'no-store')
    return ok(toAuthModel(result.value, request.t('auth_login_done')))
  },
  logout: async (request) => {
    await logOut(request.context, request.cookie(COOKIE), request.header('authorization'))
    request.clearCookie(COOKIE, PATH)
    return ok({ message: request.t('auth_logout_done') })
  },
  refreshToken: async (request) => {
    const result = await refreshSession(request.context, request.cookie(COOKIE))
    if (!result.ok) {
      request.clearCookie(COOKIE, PATH)
      return result
    }
    setSessionCookie(request, result.value)
    request.setHeader('cache-control', 'no-store')
    return ok(toTokens(result.value))
  },
}
