import type { AuthModel } from '@warda/contract/account'
import type { Answer } from '@warda/contract/call'
import { attempt } from './attempt.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { dropDrafts } from './drafts.ts'
import { postAndForget } from './forget.ts'
import { announce, dropSession, keepSession, readSession, type Session, sessionStore } from './session-store.ts'
import { useStore } from './store.ts'

export type { Session } from './session-store.ts'
export { readSession } from './session-store.ts'

/** The signed-in person; null when signed out; undefined on the server and until hydration. */
export const useSession = (): Session | null | undefined => useStore(sessionStore, undefined)

/** Login answered an end of the session that is no date (AUTH-07): nobody is signed in. */
export class InvalidSessionError extends Error {}

/**
 * Signs a person in. Throws `InvalidSessionError` when `refreshTokenExpiresOn` is not a date.
 * Answers false when the browser refused the cookie and the session lives in this tab only.
 */
export const signIn = ({ refreshToken: _secret, message: _text, ...session }: AuthModel): boolean => {
  if (Number.isNaN(Date.parse(session.refreshTokenExpiresOn))) throw new InvalidSessionError()
  const written = keepSession(session)
  tellOtherTabs()
  return written
}

/** New tokens after a refresh; the person stays. */
export const renewTokens = (tokens: Answer<'refreshToken'>): void => {
  const session = readSession()
  if (session === null) return
  const valid = !Number.isNaN(Date.parse(tokens.refreshTokenExpiresOn))
  const refreshTokenExpiresOn = valid ? tokens.refreshTokenExpiresOn : session.refreshTokenExpiresOn
  keepSession({ ...session, token: tokens.token, refreshTokenExpiresOn })
  tellOtherTabs()
}

/** A change of what the header shows of the person (name, e-mail, role). */
export const renewProfile = (change: Partial<Pick<Session, 'fullName' | 'email' | 'roles' | 'clientId'>>): void => {
  const session = readSession()
  if (session === null) return
  keepSession({ ...session, ...change })
  tellOtherTabs()
}

/** Clears cookies, drafts and state at once and tells the server without waiting (decisions §8). */
export const signOut = (): void => {
  void postAndForget('logout', {})
  forgetSession()
  dropDrafts()
}

/** Clears the session here only: the server has already ended it. Drafts stay for whoever signs in again. */
export const forgetSession = (): void => {
  dropSession()
  tellOtherTabs()
}

/**
 * Calls `listener` whenever another person (or nobody) takes over, here or in another tab, so that what belonged to
 * the last one can be dropped (W7).
 */
export const onPersonChange = (listener: (session: Session | null) => void): (() => void) => {
  let last = sessionStore.read()?.userId
  return sessionStore.watch(() => {
    const session = sessionStore.read()
    if (session?.userId === last) return
    last = session?.userId
    listener(session)
  })
}

const channel = typeof document === 'undefined' ? null : attempt(() => new BroadcastChannel('warda-session'), null)
const tellOtherTabs = (): void => attempt(() => channel?.postMessage('changed'), undefined)

/** Sign-in and sign-out in other tabs; one that slept, or has no channel, finds out when it is looked at again (W7). */
if (typeof document !== 'undefined') {
  channel?.addEventListener('message', announce)
  window.addEventListener('focus', announce)
  window.addEventListener('pageshow', announce)
}

/** The client of a business person, as cookie `ClientData` keeps it (spec §3): the five named fields only. */
export type ClientData = {
  email: string
  phoneNumber: string
  clientDto: { organizationName: string | null; id: number } | null
  isNotComplete: boolean
}

/** Caches the answer of `getUser`, only when the profile is complete; ends with the session. */
export const keepClientData = ({ data, isNotComplete }: Answer<'getUser'>): boolean => {
  const session = readSession()
  if (isNotComplete || session === null) return false
  const client = data.clientDto && { organizationName: data.clientDto.organizationName, id: data.clientDto.id }
  const cached: ClientData = { email: data.email, phoneNumber: data.phoneNumber, clientDto: client, isNotComplete }
  const expires = session.rememberMe ? new Date(session.refreshTokenExpiresOn) : undefined
  return writeCookie('ClientData', JSON.stringify(cached), expires)
}

/** The cached client data, or null. */
export const readClientData = (): ClientData | null => {
  const text = readCookie('ClientData')
  if (text === null) return null
  const value = attempt(() => JSON.parse(text) as ClientData | null, null)
  return value !== null && typeof value === 'object' && 'email' in value ? value : null
}
