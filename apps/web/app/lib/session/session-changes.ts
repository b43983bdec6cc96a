import type { Answer } from '@warda/contract/call'
import type { AuthModel } from '@warda/contract/sessions'
import { postAndForget } from '../api/post-and-forget.ts'
import { deleteCartCache } from '../browser/cart-cache.ts'
import { writeCookie } from '../browser/cookies.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { deleteDrafts } from '../forms/drafts.ts'
import { notifyOtherTabs, readSession, type Session } from './session.ts'
import { removeStoredSession, storeSession } from './session-store.ts'

/** The login response has an invalid session end (AUTH-07); nobody is signed in. @internal Exported for tests. */
export class InvalidSessionError extends Error {}

/**
 * Signs a user in. Throws `InvalidSessionError` when `refreshTokenExpiresOn` is not a date.
 * Returns false when the browser rejected the cookie and the session is limited to this tab.
 */
export const signIn = ({ refreshToken: _secret, message: _text, ...session }: AuthModel): boolean => {
  if (Number.isNaN(Date.parse(session.refreshTokenExpiresOn))) throw new InvalidSessionError()
  const written = storeSession(session)
  notifyOtherTabs()
  return written
}

/** Stores the tokens of a refresh; the user stays the same. */
export const updateTokens = (tokens: Answer<'refreshToken'>): void => {
  const session = readSession()
  if (session === null) return
  const valid = !Number.isNaN(Date.parse(tokens.refreshTokenExpiresOn))
  const refreshTokenExpiresOn = valid ? tokens.refreshTokenExpiresOn : session.refreshTokenExpiresOn
  storeSession({ ...session, token: tokens.token, refreshTokenExpiresOn })
  notifyOtherTabs()
}

/** Updates the user's data in the session (name, e-mail, roles). */
export const updateSessionProfile = (
  change: Partial<Pick<Session, 'fullName' | 'email' | 'roles' | 'clientId'>>,
): void => {
  const session = readSession()
  if (session === null) return
  storeSession({ ...session, ...change })
  notifyOtherTabs()
}

/** Clears cookies, drafts and state at once and notifies the server without waiting (decisions §8). */
export const signOut = (): void => {
  void postAndForget('logout', {})
  clearSession()
  deleteDrafts()
}

/** Clears the session in this browser; the server has already ended it. Keeps drafts, deletes cached responses. */
export const clearSession = (): void => {
  removeStoredSession()
  tryOrDefault(() => indexedDB.deleteDatabase('warda-answers'), undefined)
  deleteCartCache()
  notifyOtherTabs()
}

/** The business client in cookie `ClientData` (spec §3): the five named fields only. */
export type ClientData = {
  email: string
  phoneNumber: string
  clientDto: { organizationName: string | null; id: number } | null
  isNotComplete: boolean
}

/** Caches the response of `getUser` until the session ends, only when the profile is complete. */
export const cacheClientData = ({ data, isNotComplete }: Answer<'getUser'>): boolean => {
  const session = readSession()
  if (isNotComplete || session === null) return false
  const client = data.clientDto && { organizationName: data.clientDto.organizationName, id: data.clientDto.id }
  const cached: ClientData = { email: data.email, phoneNumber: data.phoneNumber, clientDto: client, isNotComplete }
  const expires = session.rememberMe ? new Date(session.refreshTokenExpiresOn) : undefined
  return writeCookie('ClientData', JSON.stringify(cached), expires)
}
