import { callLater as callApi } from '../../lib/api/call-api-lazily.ts'
import { createStore, useStore } from '../../lib/browser/store.ts'
import { onUserChange, readSession } from '../../lib/session/session.ts'

const store = createStore<number | null>(null)

/** How many items the cart holds; null while unknown and for who is signed out. */
export const useCartCount = (): number | null => useStore(store, null)

export const setCartCount = (count: number): void => store.write(count)

/** Asks the server once, when nothing more pressing is to be done: the header calls it after the page is idle. */
export const loadCartCount = async (): Promise<void> => {
  const session = readSession()
  if (session === null || store.read() !== null) return
  try {
    const { count } = await callApi('getCart', { params: { userId: session.userId } })
    if (readSession()?.userId === session.userId) store.write(count)
  } catch {
    // The number on the bag is a convenience; the cart page tells what went wrong.
  }
}

onUserChange((session) => {
  store.write(null)
  if (session !== null) void loadCartCount()
})
