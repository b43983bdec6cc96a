import type { AuthModel } from '@warda/contract/sessions'
import { readCookie, removeCookie, writeCookie } from '../browser/cookies.ts'
import { readStored, removeStored, writeStored } from '../browser/storage.ts'
import { createStore } from '../browser/store.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'

/** The signed-in user: the auth model without the refresh token (decisions §8). */
export type Session = Omit<AuthModel, 'refreshToken' | 'message'>

const COOKIE = 'authModel'

const isSession = (value: unknown): value is Session =>
  value !== null &&
  typeof value === 'object' &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'token' in value &&
  typeof value.token === 'string' &&
  'roles' in value &&
  Array.isArray(value.roles)

let parsed: { raw: string; session: Session | null } | null = null

/** The session in the cookie, or in this tab when the cookie could not be written; null when signed out. */
export const readSession = (): Session | null => {
  if (typeof document === 'undefined') return null
  const raw = readCookie(COOKIE) ?? readStored('session', COOKIE)
  if (raw === null) return null
  if (parsed?.raw !== raw) {
    const value = tryOrDefault(() => JSON.parse(raw) as unknown, null)
    parsed = { raw, session: isSession(value) ? value : null }
  }
  return parsed.session
}

/** The current session; `null` when signed out. */
export const sessionStore = createStore<Session | null>(readSession())

/**
 * Stores a session until the refresh token ends, or until the browser closes when "remember me" is off.
 * Returns false when the cookie was rejected and the session is limited to this tab.
 */
export const storeSession = (session: Session): boolean => {
  const text = JSON.stringify(session)
  const expires = session.rememberMe ? new Date(session.refreshTokenExpiresOn) : undefined
  const written = writeCookie(COOKIE, text, expires)
  if (written) removeStored('session', COOKIE)
  else writeStored('session', COOKIE, text)
  publishSession()
  return written
}

export const removeStoredSession = (): void => {
  removeCookie(COOKIE)
  removeCookie('ClientData')
  removeStored('session', COOKIE)
  publishSession()
}

/** Reads the cookie and updates the store, after a change in this or another tab. */
export const publishSession = (): void => {
  const session = readSession()
  if (session === null) delete document.documentElement.dataset.signedIn
  else document.documentElement.dataset.signedIn = ''
  sessionStore.write(session)
}
