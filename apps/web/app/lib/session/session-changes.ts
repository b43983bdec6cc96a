import type { Answer } from '@warda/contract/call'
import type { AuthModel } from '@warda/contract/sessions'
import { postAndForget } from '../api/post-and-forget.ts'
import { writeCookie } from '../browser/cookies.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { dropDrafts } from '../forms/drafts.ts'
import { notifyOtherTabs, readSession, type Session } from './session.ts'
import { removeStoredSession, storeSession } from './session-store.ts'

/** Login answered an end of the session that is no date (AUTH-07): nobody is signed in. @internal Exported for tests. */
export class InvalidSessionError extends Error {}

/**
 * Signs a person in. Throws `InvalidSessionError` when `refreshTokenExpiresOn` is not a date.
 * Answers false when the browser refused the cookie and the session lives in this tab only.
 */
export const signIn = ({ refreshToken: _secret, message: _text, ...session }: AuthModel): boolean => {
  if (Number.isNaN(Date.parse(session.refreshTokenExpiresOn))) throw new InvalidSessionError()
  const written = storeSession(session)
  notifyOtherTabs()
  return written
}

/** New tokens after a refresh; the person stays. */
export const updateTokens = (tokens: Answer<'refreshToken'>): void => {
  const session = readSession()
  if (session === null) return
  const valid = !Number.isNaN(Date.parse(tokens.refreshTokenExpiresOn))
  const refreshTokenExpiresOn = valid ? tokens.refreshTokenExpiresOn : session.refreshTokenExpiresOn
  storeSession({ ...session, token: tokens.token, refreshTokenExpiresOn })
  notifyOtherTabs()
}

/** A change of what the header shows of the person (name, e-mail, role). */
export const updateSessionProfile = (
  change: Partial<Pick<Session, 'fullName' | 'email' | 'roles' | 'clientId'>>,
): void => {
  const session = readSession()
  if (session === null) return
  storeSession({ ...session, ...change })
  notifyOtherTabs()
}

/** Clears cookies, drafts and state at once and tells the server without waiting (decisions §8). */
export const signOut = (): void => {
  void postAndForget('logout', {})
  clearSession()
  dropDrafts()
}

/** Clears the session here only: the server has already ended it. Drafts stay for whoever signs in again; kept answers go (`kept-call.ts`). */
export const clearSession = (): void => {
  removeStoredSession()
  tryOrDefault(() => indexedDB.deleteDatabase('warda-answers'), undefined)
  notifyOtherTabs()
}

/** The client of a business person, as cookie `ClientData` keeps it (spec §3): the five named fields only. */
export type ClientData = {
  email: string
  phoneNumber: string
  clientDto: { organizationName: string | null; id: number } | null
  isNotComplete: boolean
}

/** Caches the answer of `getUser`, only when the profile is complete; ends with the session. */
export const cacheClientData = ({ data, isNotComplete }: Answer<'getUser'>): boolean => {
  const session = readSession()
  if (isNotComplete || session === null) return false
  const client = data.clientDto && { organizationName: data.clientDto.organizationName, id: data.clientDto.id }
  const cached: ClientData = { email: data.email, phoneNumber: data.phoneNumber, clientDto: client, isNotComplete }
  const expires = session.rememberMe ? new Date(session.refreshTokenExpiresOn) : undefined
  return writeCookie('ClientData', JSON.stringify(cached), expires)
}
