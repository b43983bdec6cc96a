import { createStore, useStore } from '../browser/store.ts'

export type AuthTab = 'login' | 'register'

/** A request to sign in: the tab, the reason, and what runs afterwards. */
export type AuthRequest = { tab: AuthTab; note: string | null; onSignedIn: (() => void) | null }

const store = createStore<AuthRequest | null>(null)

/**
 * Opens the sign-in dialog. `note` is shown above the form ("Please login to add to cart"); `onSignedIn` runs after a
 * login and continues the interrupted action.
 */
export const openAuthModal = (tab: AuthTab, extra: { note?: string; onSignedIn?: () => void } = {}): void =>
  store.write({ tab, note: extra.note ?? null, onSignedIn: extra.onSignedIn ?? null })

export const closeAuthModal = (): void => store.write(null)

/** The open request; null when the dialog is closed, on the server and until hydration. */
export const useAuthRequest = (): AuthRequest | null => useStore(store, null)
