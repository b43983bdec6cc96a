import type { BoardOrder, DriverDay } from '@warda/contract/board'
import type { Answer, CallInput } from '@warda/contract/call'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { parseBoardSearch } from '@warda/domain/delivery/board-search'
import { normalisePhone } from '@warda/domain/phone'
import { foldForSearch, normaliseDigits } from '@warda/domain/text'
import { assumeDeliveryDay } from '@warda/domain/time/extended-time'
import { addDays } from '@warda/domain/time/riyadh-time'

/** A stored answer with its time in ms since the epoch. */
export type Dated<T> = { answer: T; at: number }

/** The stored orders of a driver: the day, and the pages of the board that were opened. */
export type OfflineOrders = {
  userId: string
  day: Dated<DriverDay> | null
  pages: readonly Dated<Answer<'getBoardOrders'>>[]
}

/** One page of the board, filtered, sorted and counted on the device (RUN-01); null when no orders are stored. */
export function findOfflinePage(
  stored: OfflineOrders,
  query: CallInput<'getBoardOrders'>['query'] = {},
  nowMs: number = Date.now(),
): Dated<Answer<'getBoardOrders'>> | null {
  const orders = collectOrders(stored)
  if (orders.size === 0 && stored.day === null) return null
  const filter = { ...query, day: resolveDay(query.day, stored.day?.answer.route.date, nowMs) }
  const found = [...orders.values()].filter(({ answer }) => isMatch(answer, filter, stored.userId))
  const counts = { pending: 0, inDelivery: 0, completed: 0 }
  for (const { answer } of found) counts[getTab(answer)] += 1
  const onTab = found.filter(({ answer }) => query.stage === undefined || answer.orderStage === Number(query.stage))
  const pageSize = Number(query.pageSize ?? 100)
  const pageCount = Math.max(1, Math.ceil(onTab.length / pageSize))
  const page = Math.min(pageCount, Number(query.page ?? 1))
  const shown = onTab.sort(compareOrders).slice((page - 1) * pageSize, page * pageSize)
  const at = Math.min(...shown.map((order) => order.at), stored.day?.at ?? Number.POSITIVE_INFINITY)
  return {
    answer: { data: shown.map(({ answer }) => answer), page, pageCount, total: onTab.length, counts },
    at: Number.isFinite(at) ? at : Math.max(...stored.pages.map((stale) => stale.at)),
  }
}

/** One stored order. */
export const findOfflineOrder = (stored: OfflineOrders, orderId: string): Dated<BoardOrder> | null =>
  collectOrders(stored).get(orderId) ?? null

/** The route of a day; null for another day than the stored one. */
export function findOfflineRoute(
  { day }: OfflineOrders,
  wantedDay: string | undefined,
): Dated<DriverDay['route']> | null {
  if (day === null || (wantedDay !== undefined && wantedDay !== day.answer.route.date)) return null
  return { answer: day.answer.route, at: day.at }
}

/** The newest stored version of each order. */
function collectOrders({ day, pages }: OfflineOrders): Map<string, Dated<BoardOrder>> {
  const orders = new Map<string, Dated<BoardOrder>>()
  const add = (order: BoardOrder, at: number): void => {
    const existing = orders.get(order.id)
    if (existing === undefined || existing.at <= at) orders.set(order.id, { answer: order, at })
  }
  for (const { answer, at } of pages) for (const order of answer.data) add(order, at)
  if (day !== null) {
    for (const { order } of day.answer.route.stops) add(order, day.at)
    for (const order of day.answer.others) add(order, day.at)
  }
  return orders
}

type Query = NonNullable<CallInput<'getBoardOrders'>['query']>
type Tab = 'pending' | 'inDelivery' | 'completed'

const getTab = ({ orderStage }: BoardOrder): Tab =>
  orderStage === BOARD_STAGE.completed ? 'completed' : orderStage === BOARD_STAGE.inDelivery ? 'inDelivery' : 'pending'

/** The date of `today` and `tomorrow`; the stored run tells whether its night still lasts (OPEN-06). */
function resolveDay(day: string | undefined, runDate: string | undefined, nowMs: number): string | undefined {
  if (day !== 'today' && day !== 'tomorrow') return day
  const today = assumeDeliveryDay(nowMs, runDate ?? null)
  return day === 'today' ? today : addDays(today, 1)
}

function isMatch(order: BoardOrder, { day, assigned = 'all', q = '' }: Query, userId: string): boolean {
  if (day !== undefined && day !== order.deliveryDate && day !== order.plannedDate) return false
  if (assigned === 'me' && order.assignee?.userId !== userId) return false
  if (assigned === 'none' && order.assignee !== null) return false
  return isFound(order, q)
}

/** The same search as the server's, on the same text (`order_search_text`). */
function isFound(order: BoardOrder, typed: string): boolean {
  const search = parseBoardSearch(typed)
  if (search === null) return true
  if ('number' in search) return order.orderNumber === String(search.number)
  const names = [order.user.fullName, order.recipient.fullName, order.branch?.branchName ?? '']
  const phones = [order.user.phoneNumber, order.recipient.phoneNumber].map(toSearchDigits)
  const text = ` ${order.orderNumber} ${foldForSearch(names.join(' '))} ${phones.join(' ')} `
  return search.needles.every((forms) => forms.some((form) => form !== '' && text.includes(form.replaceAll('%', ''))))
}

const toSearchDigits = (phone: string): string =>
  normaliseDigits(normalisePhone(phone))
    .replace(/\D/g, '')
    .replace(/^(00966|966|0)/, '')

/** By due time; completed orders by the time of their delivery, latest first. */
function compareOrders({ answer: left }: Dated<BoardOrder>, { answer: right }: Dated<BoardOrder>): number {
  const isCompleted = getTab(left) === 'completed'
  const key = (order: BoardOrder): string => (isCompleted ? (order.proof?.at ?? order.createdAt) : getDueKey(order))
  const order = key(left).localeCompare(key(right)) * (isCompleted ? -1 : 1)
  return order || Number(left.orderNumber) - Number(right.orderNumber)
}

const getDueKey = ({ deliveryDate, deliverySlot }: BoardOrder): string => `${deliveryDate} ${deliverySlot}`
