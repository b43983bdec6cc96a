import { createStore, useStore } from '../browser/store.ts'

/** State of the network; `slow` counts calls that have taken more than eight seconds so far (W1). */
type Connection = { offline: boolean; slow: number }

const store = createStore<Connection>({ offline: false, slow: 0 })

export const useConnection = (): Connection => useStore(store, { offline: false, slow: 0 })

const update = (part: Partial<Connection>): void => store.write({ ...store.read(), ...part })

/** Counts a slow call; call the result when it ends. */
export const markCallSlow = (): (() => void) => {
  update({ slow: store.read().slow + 1 })
  return () => update({ slow: Math.max(0, store.read().slow - 1) })
}

/** Follows the browser's online state. */
if (typeof document !== 'undefined') {
  const readState = (): void => update({ offline: !navigator.onLine })
  readState()
  window.addEventListener('online', readState)
  window.addEventListener('offline', readState)
}
