import type { ProductCard } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { callLater as callApi } from '../../lib/api/call-api-lazily.ts'
import { createStore, useStore } from '../../lib/browser/store.ts'
import { onUserChange, readSession } from '../../lib/session/session.ts'
import { notify } from '../../ui/toast.ts'
import { readLocalWishlist, writeLocalWishlist } from './local-wishlist.ts'
import { toProducts } from './wishlist-present.ts'

/** Product numbers, newest first; null until loaded. */
const wishlistStore = createStore<readonly number[] | null>(null)

/** The products of a signed-in person as last answered, so that the wishlist page need not ask again. */
export const productsStore = createStore<readonly ProductCard[] | null>(null)

let loading: Promise<void> | null = null

/** Loads the list once: from this browser, or from the account. Many hearts on a page ask together and cost one call. */
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
  await mergeLocal(userId)
  const products = toProducts(await callApi('getWishlist', { params: { userId } }))
  if (readSession()?.userId === userId) keep(products)
}

const keep = (products: readonly ProductCard[]): void => {
  productsStore.write(products)
  wishlistStore.write(products.map(({ id }) => id))
}

/** What was liked before signing in goes into the account, oldest first; what fails stays here for the next time. */
const mergeLocal = async (userId: string): Promise<void> => {
  const left = readLocalWishlist()
  if (left.length === 0) return
  for (const productId of [...left].reverse()) {
    try {
      await callApi('addToWishlist', { params: { userId, productId } })
    } catch (error) {
      // A product that is gone can't be liked any more; anything else is tried again another day.
      if (!isGone(error)) return
    }
    writeLocalWishlist(readLocalWishlist().filter((id) => id !== productId))
  }
  void notify.success(m.wishlist_merged(), { where: 'shell' })
}

const isGone = (error: unknown): boolean => (error as { status?: number }).status === 404

/** Likes a product or takes it back: shown at once, undone when the server refuses. */
export const toggleWish = async (productId: number): Promise<void> => {
  const before = wishlistStore.read() ?? []
  const liked = before.includes(productId)
  const after = liked ? before.filter((id) => id !== productId) : [productId, ...before]
  wishlistStore.write(after)
  const session = readSession()
  if (session === null) {
    writeLocalWishlist(after)
    said(liked)
    return
  }
  const params = { userId: session.userId, productId }
  try {
    const { data } = await callApi(liked ? 'removeFromWishlist' : 'addToWishlist', { params })
    keep(toProducts(data))
    said(liked)
  } catch (error) {
    wishlistStore.write(before)
    const { textOf } = await import('../../lib/api/call-api.ts')
    void notify.error(textOf(error))
  }
}

/** Takes a product off the list; waits for the list where a login has just exchanged it, for guessing would like it anew. */
export const dropWish = async (productId: number): Promise<void> => {
  await loadWishlist().catch(() => undefined)
  if (wishlistStore.read()?.includes(productId)) await toggleWish(productId)
}

const said = (liked: boolean): void => {
  void notify.success(liked ? m.wishlist_removed() : m.wishlist_added(), { where: 'shell' })
}

export const useWishlistIds = (): readonly number[] | null => useStore(wishlistStore, null)

onUserChange(() => {
  wishlistStore.write(null)
  productsStore.write(null)
  void loadWishlist().catch(() => undefined)
})
