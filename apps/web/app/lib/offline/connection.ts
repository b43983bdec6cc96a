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

/** Whether the last call of a page that also works offline got no answer: `navigator.onLine` stays true in a network without internet. */
let unreachable = false

/** Notes whether the server answered; set to false only where an answer of the device took its place. */
export const noteReachable = (reachable: boolean): void => {
  if (unreachable === !reachable) return
  unreachable = !reachable
  readState()
}

/** Calls `listener` when the network is back. */
export const onBackOnline = (listener: () => void): void => {
  let wasOffline = store.read().offline
  store.watch(() => {
    const { offline } = store.read()
    if (wasOffline && !offline) listener()
    wasOffline = offline
  })
}

const readState = (): void => update({ offline: !navigator.onLine || unreachable })

if (typeof document !== 'undefined') {
  readState()
  window.addEventListener('online', () => {
    unreachable = false
    readState()
  })
  window.addEventListener('offline', readState)
}
