import { useState } from 'react'

export type Selection<K> = {
  keys: ReadonlySet<K>
  has: (key: K) => boolean
  toggle: (key: K) => void
  toggleAll: (all: readonly K[]) => void
  clear: () => void
}

/** Selected rows of a list by key; the selection stays when the page of the list changes. */
export const useSelection = <K extends string | number>(): Selection<K> => {
  const [keys, setKeys] = useState<ReadonlySet<K>>(new Set())
  const change = (edit: (next: Set<K>) => void): void => {
    const next = new Set(keys)
    edit(next)
    setKeys(next)
  }
  return {
    keys,
    has: (key) => keys.has(key),
    toggle: (key) => change((next) => (next.has(key) ? next.delete(key) : next.add(key))),
    toggleAll: (all) =>
      change((next) => {
        const allSelected = all.every((key) => next.has(key))
        for (const key of all) allSelected ? next.delete(key) : next.add(key)
      }),
    clear: () => setKeys(new Set()),
  }
}
