import { tryOrDefault } from './try-or-default.ts'

/** The cache with the cart that `shop-worker.js` shows without a network. */
export const CART_CACHE = 'warda-cart'

/** Deletes the stored cart, at sign-out and when its order is placed. */
export const deleteCartCache = (): void =>
  tryOrDefault(() => void caches.delete(CART_CACHE).catch(() => undefined), undefined)
