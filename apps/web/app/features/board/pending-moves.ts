import { useMemo } from 'react'
import { createStore, useStore } from '../../lib/browser/store.ts'
import { useOutbox } from '../../lib/offline/outbox.ts'
import type { OutboxEntry } from '../../lib/offline/outbox-replay.ts'
import { type Tab, tabOf } from './board-present.ts'
import type { Moves } from './stage-moves.ts'

/** Moves that the server is being asked for. */
const asked = createStore<Moves>(new Map())
const NONE: Moves = new Map()

export const beginMove = (orderId: string, tab: Tab): void => asked.write(new Map(asked.read()).set(orderId, tab))

export const endMove = (orderId: string): void => {
  const rest = new Map(asked.read())
  rest.delete(orderId)
  asked.write(rest)
}

/** The orders that are being moved now. */
export const useAsked = (): Moves => useStore(asked, NONE)

/** All moves under way: those that wait for the network, in their order, and those being asked for. */
export const useMoves = (): Moves => {
  const now = useAsked()
  const { queued } = useOutbox()
  return useMemo(() => new Map([...queuedMoves(queued), ...now]), [queued, now])
}

const queuedMoves = (queued: readonly OutboxEntry[]): [string, Tab][] =>
  queued
    .filter(({ name }) => name === 'updateOrderStage')
    .map(({ orderId, input }) => [
      orderId,
      tabOf(Number((input as { query: { orderStage: string } }).query.orderStage)),
    ])
