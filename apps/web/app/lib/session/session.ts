import { useStore } from '../browser/store.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { publishSession, type Session, sessionStore } from './session-store.ts'

export type { Session } from './session-store.ts'
export { readSession } from './session-store.ts'

/** The session; null when signed out; undefined on the server and until hydration. */
export const useSession = (): Session | null | undefined => useStore(sessionStore, undefined)

/**
 * Calls `listener` when the user changes or signs out, in this or another tab, so that the data of the previous user
 * can be deleted (W7).
 */
export const onUserChange = (listener: (session: Session | null) => void): (() => void) => {
  let last = sessionStore.read()?.userId
  return sessionStore.watch(() => {
    const session = sessionStore.read()
    if (session?.userId === last) return
    last = session?.userId
    listener(session)
  })
}

const channel = typeof document === 'undefined' ? null : tryOrDefault(() => new BroadcastChannel('warda-session'), null)
/** Makes other tabs read the cookie again. */
export const notifyOtherTabs = (): void => tryOrDefault(() => channel?.postMessage('changed'), undefined)

/** Follows sign-in and sign-out in other tabs; a suspended tab reads the cookie when it is shown again (W7). */
if (typeof document !== 'undefined') {
  channel?.addEventListener('message', publishSession)
  window.addEventListener('focus', publishSession)
  window.addEventListener('pageshow', publishSession)
}
