import { CART_CACHE } from '../../lib/browser/cart-cache.ts'
import { readSession } from '../../lib/session/session.ts'
import type { Cart } from './cart-present.ts'

const ADDRESS = '/offline-cart'

/**
 * Stores the cart of the signed-in user for the page that `shop-worker.js` shows without a network; deleted at sign-out. The cart of a user who
 * signed out meanwhile is not stored.
 */
export async function storeOfflineCart(userId: string, { lines }: Cart): Promise<void> {
  const isCurrent = (): boolean => readSession()?.userId === userId
  if (!isCurrent()) return
  const cache = await caches.open(CART_CACHE)
  const shown = lines.map(({ name, quantity, lineTotal }) => ({ name, quantity, total: lineTotal }))
  if (!isCurrent()) return
  await cache.put(ADDRESS, Response.json({ lines: shown }))
  if (!isCurrent()) await cache.delete(ADDRESS)
}
