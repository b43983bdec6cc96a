import type { BoardOrder, DriverDay } from '@warda/contract/board'
import type { CallInput } from '@warda/contract/call'
import { halalasToRiyals, type RiyalAmount } from '@warda/domain/money'
import { getAmountToCollect } from '@warda/domain/orders/status-words'
import { toHalalas } from '../../../lib/forms/amount-input.ts'
import type { OutboxEntry } from '../../../lib/offline/outbox-replay.ts'
import { applyQueuedPayments, getQueuedPayment } from '../../../lib/offline/queued-payments.ts'
import { findQueuedStopOrder, sortStops } from '../../../lib/offline/route-order.ts'
import { type BoardCard, tabFromStage, toCard } from '../board-present.ts'
import { withMove } from '../stage-moves.ts'

export type RunStop = {
  order: BoardCard
  /** Riyals to take at the door. */
  toCollect: RiyalAmount
  /** Distance from the previous stop; null when unknown. */
  legMeters: number | null
  state: 'open' | 'delivered' | 'failed'
  /** Whether an action of this stop waits for the network. */
  isWaiting: boolean
}

export type RunCash = {
  /** At the open stops. */
  toCollect: RiyalAmount
  /** Taken and not handed in. */
  inHand: RiyalAmount
  /** Counted amounts handed in today. */
  handedIn: RiyalAmount
  /** Of these, counted less expected; negative when cash is missing. */
  difference: RiyalAmount
}

export type Run = { next: RunStop | null; ahead: RunStop[]; done: RunStop[]; cash: RunCash }

/** The run of a driver today with queued actions counted as done (RUN-02). */
export function buildRun(day: DriverDay, queued: readonly OutboxEntry[]): Run {
  const sorted = sortStops(day.route.stops, findQueuedStopOrder(queued, day.route.date))
  const stops = sorted.map(({ order, legMeters }) => toStop(order, legMeters, queued))
  const delivered = day.others.filter(({ orderStage }) => tabFromStage(orderStage) === 'completed')
  const open = stops.filter(({ state }) => state === 'open')
  return {
    next: open[0] ?? null,
    ahead: open.slice(1),
    done: [...stops.filter(({ state }) => state !== 'open'), ...delivered.map((order) => toStop(order, null, queued))],
    cash: sumCash(day, open, queued),
  }
}

/** An order as it will be when its queued actions are sent. */
function toStop(order: BoardOrder, legMeters: number | null, queued: readonly OutboxEntry[]): RunStop {
  const own = queued.filter(({ orderId }) => orderId === order.id)
  let card = toCard(applyQueuedPayments(order, own))
  let hasFailed = card.failure !== null
  for (const entry of own) {
    if (entry.name === 'updateOrderStage') card = withMove(card, 'inDelivery')
    if (entry.name === 'recordArrival') card = { ...card, arrivedAt: new Date(entry.at).toISOString() }
    if (entry.name === 'addProof') card = withMove(card, 'completed')
    if (entry.name === 'failDelivery') hasFailed = true
  }
  return {
    order: card,
    toCollect: getAmountToCollect(card.statusWords.money),
    legMeters,
    state: card.tab === 'completed' ? 'delivered' : hasFailed ? 'failed' : 'open',
    isWaiting: own.length > 0,
  }
}

function sumCash(day: DriverDay, open: readonly RunStop[], queued: readonly OutboxEntry[]): RunCash {
  const taken = sum(queued.flatMap((entry) => getQueuedPayment(entry) ?? []).filter(isCash), ({ amount }) => amount)
  const queuedHandovers = queued
    .filter(({ name }) => name === 'handInCash')
    .map(({ input }) => (input as CallInput<'handInCash'>).body)
    .map((body) => ({ expected: Number(body.expected), counted: Number(body.counted) }))
  const handovers = [...day.cash.handedIn, ...queuedHandovers]
  const handedIn = sum(handovers, ({ counted }) => counted)
  return {
    toCollect: halalasToRiyals(sum(open, ({ toCollect }) => toCollect)),
    inHand: halalasToRiyals(
      Math.max(0, toHalalas(day.cash.inHand) + taken - sum(queuedHandovers, ({ expected }) => expected)),
    ),
    handedIn: halalasToRiyals(handedIn),
    difference: halalasToRiyals(handedIn - sum(handovers, ({ expected }) => expected)),
  }
}

const isCash = ({ method }: { method: string }): boolean => method === 'cash'

/** The sum in halalas of amounts in riyals. */
const sum = <T>(items: readonly T[], getRiyals: (item: T) => number): number =>
  items.reduce((total, item) => total + toHalalas(getRiyals(item)), 0)
