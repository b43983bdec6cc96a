import { createStore, useStore } from '../browser/store.ts'

export type AuthTab = 'login' | 'register'

/** Somebody asked to sign in: on which tab, why, and what they were about to do. */
export type AuthRequest = { tab: AuthTab; note: string | null; onSignedIn: (() => void) | null }

const store = createStore<AuthRequest | null>(null)

/**
 * Opens the sign-in dialog. `note` is shown above the form ("Please login to add to cart"); `onSignedIn` runs after a
 * login, so that what was interrupted goes on.
 */
export const openAuthModal = (tab: AuthTab, extra: { note?: string; onSignedIn?: () => void } = {}): void =>
  store.write({ tab, note: extra.note ?? null, onSignedIn: extra.onSignedIn ?? null })

export const closeAuthModal = (): void => store.write(null)

/** The open request; null when the dialog is closed, on the server and until hydration. */
export const useAuthRequest = (): AuthRequest | null => useStore(store, null)
