import type { Cart } from './cart-present.ts'

/** Stores the cart for the page that `shop-worker.js` shows without a network; deleted at sign-out. */
export async function storeOfflineCart({ lines }: Cart): Promise<void> {
  const cache = await caches.open('warda-cart')
  const shown = lines.map(({ name, quantity, lineTotal }) => ({ name, quantity, total: lineTotal }))
  await cache.put('/offline-cart', Response.json({ lines: shown }))
}
