import { useState } from 'react'
import type { BoardCard } from './board-present.ts'
import { type Filters, writeFilters } from './filters.ts'

/** Orders that one bulk call or print takes at most (`someOrders` of the contract). */
export const MAX_IN_A_CALL = 50

/** Maximum number of selected orders: more than a shop delivers on a day. */
export const MAX_SELECTED = 500

export type Selection = {
  orders: ReadonlyMap<string, BoardCard>
  select: (orders: readonly BoardCard[]) => void
  deselect: (orders: readonly BoardCard[]) => void
}

type Stored = { scope: string; orders: ReadonlyMap<string, BoardCard> }

/** The selected orders, kept from page to page; another tab or filter starts an empty selection. */
export function useSelection(filters: Filters): Selection & { clear: () => void } {
  const scope = JSON.stringify(writeFilters({ ...filters, page: 1 }))
  const [stored, setStored] = useState<Stored>({ scope, orders: new Map() })
  const orders = stored.scope === scope ? stored.orders : new Map<string, BoardCard>()
  const store = (changed: Iterable<readonly [string, BoardCard]>): void =>
    setStored({ scope, orders: new Map([...changed].slice(0, MAX_SELECTED)) })
  return {
    orders,
    select: (added) => store([...orders, ...added.map((order) => [order.id, order] as const)]),
    deselect: (removed) => store([...orders].filter(([id]) => !removed.some((order) => order.id === id))),
    clear: () => store([]),
  }
}
