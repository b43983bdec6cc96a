import { useStore } from '../browser/store.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { publishSession, type Session, sessionStore } from './session-store.ts'

export type { Session } from './session-store.ts'
export { readSession } from './session-store.ts'

/** The signed-in person; null when signed out; undefined on the server and until hydration. */
export const useSession = (): Session | null | undefined => useStore(sessionStore, undefined)

/**
 * Calls `listener` whenever another person (or nobody) takes over, here or in another tab, so that what belonged to
 * the last one can be dropped (W7).
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
/** Lets other tabs look at the cookie again. */
export const notifyOtherTabs = (): void => tryOrDefault(() => channel?.postMessage('changed'), undefined)

/** Sign-in and sign-out in other tabs; one that slept, or has no channel, finds out when it is looked at again (W7). */
if (typeof document !== 'undefined') {
  channel?.addEventListener('message', publishSession)
  window.addEventListener('focus', publishSession)
  window.addEventListener('pageshow', publishSession)
}
