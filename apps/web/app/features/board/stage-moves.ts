import { LIMITS } from '@warda/domain/limits'
import type { BoardAction, BoardCard, BoardPage, Tab } from './board-present.ts'

/** Target tabs of orders with a move that is being sent or queued, by order id. */
export type Moves = ReadonlyMap<string, Tab>

/** Applies pending moves to a page; orders of other cached pages that move to this tab come first on page 1. */
export function applyMoves(board: BoardPage, tab: Tab, moves: Moves, cachedOrders: readonly BoardCard[]): BoardPage {
  const moving = uniqueOrders([...board.orders, ...cachedOrders]).filter(
    (order) => targetTab(order, moves) !== order.tab,
  )
  const left = (order: BoardCard): BoardCard => departAgain(order, moves)
  if (moving.length === 0)
    return board.orders.some((order) => left(order) !== order) ? { ...board, orders: board.orders.map(left) } : board
  const counts = { ...board.counts }
  for (const order of moving) {
    counts[order.tab] = Math.max(0, counts[order.tab] - 1)
    counts[targetTab(order, moves)] += 1
  }
  const moved = (order: BoardCard): BoardCard => moveToTab(left(order), targetTab(order, moves))
  const incoming = board.page === 1 ? moving.filter((order) => targetTab(order, moves) === tab).map(moved) : []
  const remaining = board.orders
    .map(moved)
    .filter((order) => order.tab === tab && !incoming.some(({ id }) => id === order.id))
  return { ...withTotal(board, counts[tab]), counts, orders: [...incoming, ...remaining] }
}

/** Replaces an order on a page, or removes it when it has left the tab; other pages are unchanged. */
export function updateOrderOnPage(board: BoardPage, tab: Tab, order: BoardCard): BoardPage {
  if (!board.orders.some(({ id }) => id === order.id)) return board
  if (order.tab === tab)
    return { ...board, orders: board.orders.map((existing) => (existing.id === order.id ? order : existing)) }
  const counts = { ...board.counts, [tab]: Math.max(0, board.counts[tab] - 1) }
  counts[order.tab] += 1
  return { ...withTotal(board, counts[tab]), counts, orders: board.orders.filter(({ id }) => id !== order.id) }
}

const targetTab = (order: BoardCard, moves: Moves): Tab => moves.get(order.id) ?? order.tab

/** A delivery that failed and is started again stays on its tab. */
const departAgain = (order: BoardCard, moves: Moves): BoardCard =>
  order.awaitsDeparture && moves.get(order.id) === 'inDelivery'
    ? withStageActions({ ...order, awaitsDeparture: false }, 'inDelivery')
    : order

/** An order after one pending move. */
export const withMove = (order: BoardCard, tab: Tab): BoardCard =>
  moveToTab(departAgain(order, new Map([[order.id, tab]])), tab)

const uniqueOrders = (orders: readonly BoardCard[]): BoardCard[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
]

const withTotal = (board: BoardPage, total: number): BoardPage => ({
  ...board,
  total,
  pageCount: Math.max(1, board.page, Math.ceil(total / LIMITS.boardPageSize)),
})

/** Actions offered before the server responds; others need the stage to be stored. */
const STAGE_ACTIONS: Record<Tab, readonly BoardAction[]> = {
  pending: ['start'],
  inDelivery: ['complete', 'fail'],
  completed: [],
}
const PAYMENT_ACTIONS: ReadonlySet<BoardAction> = new Set(['pay', 'schedule', 'invoice'])

const moveToTab = (order: BoardCard, tab: Tab): BoardCard =>
  order.tab === tab ? order : withStageActions({ ...order, tab }, tab)

const withStageActions = (order: BoardCard, tab: Tab): BoardCard => ({
  ...order,
  statusWords: movedWords(order, tab),
  actions: [...STAGE_ACTIONS[tab], ...order.actions.filter((action) => PAYMENT_ACTIONS.has(action))],
})

const WORDS = { pending: 'beingPrepared', inDelivery: 'onItsWay', completed: 'delivered' } as const

/** The badge of a moved order before the server responds; its money is unchanged. */
const movedWords = ({ statusWords, outstanding }: BoardCard, tab: Tab): BoardCard['statusWords'] => ({
  ...statusWords,
  word: WORDS[tab],
  tone: outstanding > 0 ? 'waiting' : 'progress',
})
