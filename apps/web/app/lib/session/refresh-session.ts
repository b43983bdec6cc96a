import type { Answer } from '@warda/contract/call'
import { readRoute } from '@warda/contract/read-route'
import { shopRoutes } from '@warda/contract/shop-routes'
import { m } from '@warda/i18n/messages'
import { ApiError, errorFromBody, networkError } from '../api/api-error.ts'
import { sendWithXsrf } from '../api/send-with-xsrf.ts'
import { saveFlashMessage } from '../browser/flash-message.ts'
import { currentLanguage } from '../browser/language.ts'
import { saveOpenDrafts } from '../forms/drafts.ts'
import { readSession } from './session.ts'
import { clearSession, updateTokens } from './session-changes.ts'

let running: Promise<void> | null = null

/**
 * Replaces the access token `usedToken` (AUTH-08). Concurrent calls send one request: they share one promise in this tab
 * and one lock among the tabs, and then read the new token from the cookie. A 401 or 403 ends the session and leaves the
 * page; a network error or a server error does not (decisions §8).
 */
export const refreshSession = (usedToken: string): Promise<void> => {
  running ??= withLock(() => refreshOnce(usedToken)).finally(() => {
    running = null
  })
  return running
}

const withLock = (work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? (navigator.locks.request('warda-refresh', work) as Promise<void>)
    : work()

const refreshOnce = async (usedToken: string): Promise<void> => {
  const session = readSession()
  if (session === null) throw new ApiError(401, 'signed_out', m.problem_unauthenticated())
  // Another tab has refreshed it already.
  if (session.token !== usedToken) return
  const { method, path } = readRoute(shopRoutes.refreshToken)
  const { status, ok, body } = await sendWithXsrf({ method, address: path }, currentLanguage(), null)
  if (ok) {
    if (!isTokens(body)) throw networkError()
    updateTokens(body)
    return
  }
  if (status === 401 || status === 403) expire()
  throw errorFromBody(status, body)
}

const isTokens = (body: unknown): body is Answer<'refreshToken'> =>
  body !== null && typeof body === 'object' && 'token' in body && typeof body.token === 'string'

/** Saves drafts: the person will most likely sign in again and continue. */
const expire = (): void => {
  saveOpenDrafts()
  saveFlashMessage({ kind: 'warning', text: m.account_session_expired() })
  clearSession()
  location.replace('/')
}
