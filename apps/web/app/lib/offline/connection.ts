import { createStore, useStore } from '../browser/store.ts'

/** How the network feels: `slow` counts calls that have been waiting for more than eight seconds (W1). */
type Connection = { offline: boolean; slow: number }

const store = createStore<Connection>({ offline: false, slow: 0 })

export const useConnection = (): Connection => useStore(store, { offline: false, slow: 0 })

const change = (part: Partial<Connection>): void => store.write({ ...store.read(), ...part })

/** A call has become slow; answers how to say that it ended. */
export const markCallSlow = (): (() => void) => {
  change({ slow: store.read().slow + 1 })
  return () => change({ slow: Math.max(0, store.read().slow - 1) })
}

/** Follows the browser's word on being offline. */
if (typeof document !== 'undefined') {
  const look = (): void => change({ offline: !navigator.onLine })
  look()
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
}
