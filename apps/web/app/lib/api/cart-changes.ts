import type { RouteName } from '@warda/contract/routes'
import { tryOrDefault } from '../browser/try-or-default.ts'

/** Calls that change the cart on the server. */
const CHANGES: ReadonlySet<RouteName> = new Set([
  'addToCart',
  'updateCartLine',
  'removeCartLine',
  'reorder',
  'addQuickOrder',
  'placeOrder',
  'rejectOrder',
])

const channel = typeof document === 'undefined' ? null : tryOrDefault(() => new BroadcastChannel('warda-cart'), null)

/** Notifies the other tabs of this browser of a call that changed the cart; does nothing for other calls. */
export const publishCartChange = (name: RouteName): void => {
  if (CHANGES.has(name)) tryOrDefault(() => channel?.postMessage('changed'), undefined)
}

/** Calls `listener` when another tab changed the cart. */
export const onCartChange = (listener: () => void): void => channel?.addEventListener('message', listener)
