import type { ProductCard } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { callApiLazily as callApi } from '../../lib/api/call-api-lazily.ts'
import { createStore, useStore } from '../../lib/browser/store.ts'
import { onUserChange, readSession } from '../../lib/session/session.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { readLocalWishlist, writeLocalWishlist } from './local-wishlist.ts'
import { toProducts } from './wishlist-present.ts'

/** Product ids, newest first; null until loaded. */
const wishlistStore = createStore<readonly number[] | null>(null)

/** Products of the account's wishlist, so that the wishlist page need not load them again. */
export const productsStore = createStore<readonly ProductCard[] | null>(null)

let loading: Promise<void> | null = null

/** Loads the list once, from this browser or from the account; concurrent callers share one request. */
export const loadWishlist = (): Promise<void> => {
  if (wishlistStore.read() !== null) return Promise.resolve()
  loading ??= load().finally(() => {
    loading = null
  })
  return loading
}

const load = async (): Promise<void> => {
  const session = readSession()
  if (session === null) {
    wishlistStore.write(readLocalWishlist())
    return
  }
  const { userId } = session
  await mergeLocalWishlist(userId)
  const products = toProducts(await callApi('getWishlist', { params: { userId } }))
  if (readSession()?.userId === userId) storeProducts(products)
}

const storeProducts = (products: readonly ProductCard[]): void => {
  productsStore.write(products)
  wishlistStore.write(products.map(({ id }) => id))
}

/** Adds the browser's wishlist to the account, oldest first; items that fail stay for the next login. */
const mergeLocalWishlist = async (userId: string): Promise<void> => {
  const localIds = readLocalWishlist()
  if (localIds.length === 0) return
  for (const productId of [...localIds].reverse()) {
    try {
      await callApi('addToWishlist', { params: { userId, productId } })
    } catch (error) {
      // A deleted product is dropped; any other error is retried at the next login.
      if (!isGone(error)) return
    }
    writeLocalWishlist(readLocalWishlist().filter((id) => id !== productId))
  }
  void notify.success(m.wishlist_merged(), { where: 'shell' })
}

const isGone = (error: unknown): boolean => (error as { status?: number }).status === 404

/** Toggles a product: shown at once, rolled back on an error. */
export const toggleWishlistItem = async (productId: number): Promise<void> => {
  const before = wishlistStore.read() ?? []
  const liked = before.includes(productId)
  const after = liked ? before.filter((id) => id !== productId) : [productId, ...before]
  wishlistStore.write(after)
  const session = readSession()
  if (session === null) {
    writeLocalWishlist(after)
    showToast(liked)
    return
  }
  const params = { userId: session.userId, productId }
  try {
    const { data } = await callApi(liked ? 'removeFromWishlist' : 'addToWishlist', { params })
    storeProducts(toProducts(data))
    showToast(liked)
  } catch (error) {
    wishlistStore.write(before)
    const { getErrorMessage } = await import('../../lib/api/call-api.ts')
    void notify.error(getErrorMessage(error))
  }
}

/** Removes a product; waits for the list, which a login may have replaced, because a toggle could add it instead. */
export const removeWishlistItem = async (productId: number): Promise<void> => {
  await loadWishlist().catch(() => undefined)
  if (wishlistStore.read()?.includes(productId)) await toggleWishlistItem(productId)
}

const showToast = (liked: boolean): void => {
  void notify.success(liked ? m.wishlist_removed() : m.wishlist_added(), { where: 'shell' })
}

export const useWishlistIds = (): readonly number[] | null => useStore(wishlistStore, null)

onUserChange(() => {
  wishlistStore.write(null)
  productsStore.write(null)
  void loadWishlist().catch(() => undefined)
})
