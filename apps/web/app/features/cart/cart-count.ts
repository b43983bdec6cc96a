import { callApiLazily as callApi } from '../../lib/api/call-api-lazily.ts'
import { onCartChange } from '../../lib/api/cart-changes.ts'
import { createStore, useStore } from '../../lib/browser/store.ts'
import { onUserChange, readSession } from '../../lib/session/session.ts'

const store = createStore<number | null>(null)

/** Number of items in the cart; null while loading and for signed-out users. */
export const useCartCount = (): number | null => useStore(store, null)

export const setCartCount = (count: number): void => store.write(count)

/** Loads the count once; the header calls it when the page is idle. */
export const loadCartCount = async (): Promise<void> => {
  const session = readSession()
  if (session === null || store.read() !== null) return
  try {
    const { count } = await callApi('getCart', { params: { userId: session.userId } })
    if (readSession()?.userId === session.userId) store.write(count)
  } catch {
    // The count is optional; the cart page shows the error.
  }
}

onCartChange(() => {
  if (store.read() === null) return
  store.write(null)
  void loadCartCount()
})

onUserChange((session) => {
  store.write(null)
  if (session !== null) void loadCartCount()
})
