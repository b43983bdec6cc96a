import { useState } from 'react'
import { type Selection, useSelection } from '../../lib/browser/use-selection.ts'

/** The selected products, or all products that match the current search and filters. */
export type FoundSelection = Selection<number> & {
  /** Number of products of a bulk change. */
  count: number
  isEverything: boolean
  selectEverything: () => void
}

/** `scope` identifies the search and filters; a change of it clears the selection of all. `total` is the number of products found. */
export function useFoundSelection(scope: string, total: number): FoundSelection {
  const selection = useSelection<number>()
  const [everything, setEverything] = useState<string | null>(null)
  const isEverything = everything === scope
  const clear = (): void => {
    setEverything(null)
    selection.clear()
  }
  return {
    ...selection,
    count: isEverything ? total : selection.keys.size,
    isEverything,
    has: (key) => isEverything || selection.has(key),
    toggle: (key) => (isEverything ? clear() : selection.toggle(key)),
    toggleAll: (all) => (isEverything ? clear() : selection.toggleAll(all)),
    clear,
    selectEverything: () => setEverything(scope),
  }
}
