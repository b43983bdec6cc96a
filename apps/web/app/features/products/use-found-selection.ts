import { useState } from 'react'
import { type Selection, useSelection } from '../../lib/browser/use-selection.ts'

/** Selected products, or everything that the current search and filters find. */
export type FoundSelection = Selection<number> & {
  /** Products that a bulk change concerns. */
  count: number
  isEverything: boolean
  selectEverything: () => void
}

/** `scope` names the search and filters; with another one, a selection of everything ends. `total` is the number of products found. */
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
