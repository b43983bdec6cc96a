import { LIMITS } from '@warda/domain/limits'
import type { BoardAction, BoardCard, BoardPage, Tab } from './board-present.ts'

/** Orders on their way to another tab: asked of the server, or waiting for the network. By id. */
export type Moves = ReadonlyMap<string, Tab>

/**
 * A page of the board as it will be once all moves are done. `known` are orders of other pages under the same search: one
 * that moves here comes first on the first page. An order that the server has moved already is as the server says.
 */
export function withMoves(board: BoardPage, tab: Tab, moves: Moves, known: readonly BoardCard[]): BoardPage {
  const moving = distinct([...board.orders, ...known]).filter((order) => goal(order, moves) !== order.tab)
  if (moving.length === 0) return board
  const counts = { ...board.counts }
  for (const order of moving) {
    counts[order.tab] = Math.max(0, counts[order.tab] - 1)
    counts[goal(order, moves)] += 1
  }
  const moved = (order: BoardCard): BoardCard => inTab(order, goal(order, moves))
  const came = board.page === 1 ? moving.filter((order) => goal(order, moves) === tab).map(moved) : []
  const stay = board.orders.map(moved).filter((order) => order.tab === tab && !came.some(({ id }) => id === order.id))
  return { ...sized(board, counts[tab]), counts, orders: [...came, ...stay] }
}

/** A page with the server's newest word on one order: in its place, or gone to another tab. Another tab's page is as it was. */
export function withAnswer(board: BoardPage, tab: Tab, order: BoardCard): BoardPage {
  if (!board.orders.some(({ id }) => id === order.id)) return board
  if (order.tab === tab) return { ...board, orders: board.orders.map((each) => (each.id === order.id ? order : each)) }
  const counts = { ...board.counts, [tab]: Math.max(0, board.counts[tab] - 1) }
  counts[order.tab] += 1
  return { ...sized(board, counts[tab]), counts, orders: board.orders.filter(({ id }) => id !== order.id) }
}

const goal = (order: BoardCard, moves: Moves): Tab => moves.get(order.id) ?? order.tab

const distinct = (orders: readonly BoardCard[]): BoardCard[] => [
  ...new Map(orders.map((each) => [each.id, each])).values(),
]

const sized = (board: BoardPage, total: number): BoardPage => ({
  ...board,
  total,
  pageCount: Math.max(1, board.page, Math.ceil(total / LIMITS.boardPageSize)),
})

/** What can be done once a step is taken; what needs the step to be known to the server comes with its answer. */
const STEPS: Record<Tab, readonly BoardAction[]> = {
  pending: ['start'],
  inDelivery: ['complete', 'fail'],
  completed: [],
}
const MONEY: ReadonlySet<BoardAction> = new Set(['pay', 'schedule', 'invoice'])

const inTab = (order: BoardCard, tab: Tab): BoardCard =>
  order.tab === tab
    ? order
    : { ...order, tab, actions: [...STEPS[tab], ...order.actions.filter((action) => MONEY.has(action))] }
