import type { ProductCard } from '@warda/contract/catalogue'
import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useStore } from '../../lib/browser/store.ts'
import { readSession, useSession } from '../../lib/session/session.ts'
import { loadWishlist, productsStore, useWishlistIds } from './wishlist-store.ts'

type WishlistView = {
  /** Products, newest first; null while loading. */
  products: readonly ProductCard[] | null
  failed: boolean
  retry: () => void
}

/** Data of the wishlist page: from the account, or product by product for the browser's list. */
export const useWishlist = (): WishlistView => {
  const session = useSession()
  const ids = useWishlistIds()
  const accountProducts = useStore(productsStore, null)
  const [fetched, setFetched] = useState<ReadonlyMap<number, ProductCard | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    if (session === undefined) return
    setFailed(false)
    loadWishlist().catch(() => setFailed(true))
  }, [session, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    if (ids === null || readSession() !== null) return
    const missing = ids.filter((id) => !fetched.has(id))
    if (missing.length === 0) return
    let cancelled = false
    Promise.all(missing.map(fetchProduct)).then(
      (results) => {
        if (!cancelled) setFetched((before) => new Map([...before, ...results]))
      },
      () => {
        if (!cancelled) setFailed(true)
      },
    )
    return () => {
      cancelled = true
    }
  }, [ids, fetched, attempt])

  const source = session ? new Map(accountProducts?.map((product) => [product.id, product])) : fetched
  const ready = ids !== null && session !== undefined && ids.every((id) => source.has(id))
  const products = ready ? ids.map((id) => source.get(id)).filter((product) => product != null) : null
  return { products, failed, retry: () => setAttempt(attempt + 1) }
}

/** A deleted product is left out of the list (null). */
const fetchProduct = async (id: number): Promise<[number, ProductCard | null]> => {
  try {
    return [id, await callApi('getProduct', { params: { id } })]
  } catch (error) {
    if ((error as { status?: number }).status === 404) return [id, null]
    throw error
  }
}
