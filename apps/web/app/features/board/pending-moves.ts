import { useMemo } from 'react'
import { createStore, useStore } from '../../lib/browser/store.ts'
import { useOutbox } from '../../lib/offline/outbox.ts'
import type { OutboxEntry } from '../../lib/offline/outbox-replay.ts'
import { type Tab, tabFromStage } from './board-present.ts'
import type { Moves } from './stage-moves.ts'

/** Moves whose request is being sent. */
const sendingMoves = createStore<Moves>(new Map())
const NONE: Moves = new Map()

export const beginMove = (orderId: string, tab: Tab): void =>
  sendingMoves.write(new Map(sendingMoves.read()).set(orderId, tab))

export const endMove = (orderId: string): void => {
  const remaining = new Map(sendingMoves.read())
  remaining.delete(orderId)
  sendingMoves.write(remaining)
}

export const useSendingMoves = (): Moves => useStore(sendingMoves, NONE)

/** Moves queued in the outbox and moves being sent; a move being sent wins for the same order. */
export const usePendingMoves = (): Moves => {
  const sending = useSendingMoves()
  const { queued } = useOutbox()
  return useMemo(() => new Map([...queuedMoves(queued), ...sending]), [queued, sending])
}

const queuedMoves = (queued: readonly OutboxEntry[]): [string, Tab][] =>
  queued.flatMap(({ name, orderId, input }): [string, Tab][] => {
    if (name === 'addProof') return [[orderId, 'completed']]
    if (name !== 'updateOrderStage') return []
    return [[orderId, tabFromStage(Number((input as { query: { orderStage: string } }).query.orderStage))]]
  })
