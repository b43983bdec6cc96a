import { useSyncExternalStore } from 'react'

/** An observable value. Small, because public pages load it at once. */
export type Store<T> = { read: () => T; write: (value: T) => void; watch: (listener: () => void) => () => void }

export const createStore = <T>(initial: T): Store<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value; `initial` on the server and until hydration. */
export const useStore = <T, B = T>(store: Store<T>, initial: B): T | B =>
  useSyncExternalStore<T | B>(store.watch, store.read, () => initial)
