import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { OrderState } from './order-states.ts'

/** The facts that determine whether a buyer may still cancel or change an order. Instants in ms; `changeUntilMs` is the end of ordering for its window. */
export type OrderBeforeWork = {
  state: OrderState
  workStartedAtMs: number | null
  changeUntilMs: number | null
  nowMs: number
}

/**
 * Whether work on an order has not started: its day sheet is not printed, the shop has not started it, and its window still takes orders
 * (AGREE-06). Used for the buttons and the endpoints.
 */
export function checkBeforeWork(order: OrderBeforeWork): Result<true, 'order.cancelled' | 'order.work_started'> {
  if (order.state === 'cancelled') return refuse('order.cancelled')
  const isWaiting = order.state === 'placed' || order.state === 'preparing'
  const isInTime = order.nowMs < (order.changeUntilMs ?? 0)
  return isWaiting && order.workStartedAtMs === null && isInTime ? ok(true) : refuse('order.work_started')
}

/**
 * Amounts of an order in halalas: `paid` after refunds, of which payments in cash and with store credit came to `cash` and `credit`, and earlier
 * refunds in cash and as store credit to `refunded`. Other payments were made by link, card or transfer.
 */
export type PaidWith = {
  paid: Halalas
  cash: Halalas
  credit: Halalas
  refunded: { cash: Halalas; credit: Halalas }
}

/** A way to refund: `amount` to the destination `to`, and `asCredit` as store credit, because it was paid with store credit. */
export type RefundChoice = {
  way: 'samePayment' | 'credit'
  to: 'transfer' | 'cash' | 'credit'
  amount: Halalas
  asCredit: Halalas
}

/** The choices for a refund: by the original payment method, or as store credit. Empty when nothing is paid. */
export function listRefundChoices({ paid, cash, credit, refunded }: PaidWith): RefundChoice[] {
  if (paid <= 0) return []
  const asCredit = Math.min(Math.max(0, credit - refunded.credit), paid)
  const rest = paid - asCredit
  const toCredit: RefundChoice = { way: 'credit', to: 'credit', amount: 0, asCredit: paid }
  if (rest === 0) return [toCredit]
  return [
    { way: 'samePayment', to: cash - refunded.cash >= rest ? 'cash' : 'transfer', amount: rest, asCredit },
    toCredit,
  ]
}
